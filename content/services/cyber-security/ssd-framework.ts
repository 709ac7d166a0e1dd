import type { Service } from "#content/schema/service.ts";

export default {
	id: "ssd-framework",
	order: 8,
	listed: true,
	menu: {
		label: "Secure development framework",
		description: "SSDF practices built into templates and pipelines",
		icon: "blocks",
	},
	keyCapabilities: [
		"SSDF practices assigned to roles",
		"Release requirements by risk tier",
		"Signed builds with provenance",
		"Security champions program",
		"Vulnerability disclosure process",
	],
	meta: {
		title: "Secure software development framework",
		description:
			"A secure software development framework on NIST SP 800-218: risk tiers, paved pipelines, signed builds, champions and figures that show teams using it.",
	},
	pageTitle: "Secure software development framework",
	pageDescription:
		"Many organisations have a secure coding policy, and few can show that last Tuesday's release followed it. We build a framework on NIST SP 800-218 that lives where engineers work, in repository templates, pipeline checks and review habits, and that stays light enough to survive a deadline.",
	serviceCards: [
		{
			icon: "layers",
			title: "Requirements by risk tier",
			description:
				"Five questions about data, exposure and consequence place a product in one of three tiers. A brochure site carries about a dozen requirements, a payments service about sixty, automated wherever a machine can judge.",
		},
		{
			icon: "road",
			title: "A paved pipeline",
			description:
				"Shared workflows run secret detection, static analysis and dependency policy, sign artefacts with Sigstore and publish in-toto provenance. Teams on the template inherit its evidence; teams elsewhere must supply equal proof.",
		},
		{
			icon: "user-round-star",
			title: "Champions with hours to spend",
			description:
				"One engineer per team has half a day a fortnight written into the role, training in threat modelling and a direct line to security. We chair their guild for two quarters and then leave the chair.",
		},
	],
	solutionCards: [
		{
			cardTitle: "What gets written down",
			cardDescription:
				"The four SSDF practice groups become artefacts with a location, an owner and a review date.",
			contentItems: [
				{
					icon: "book-check",
					heading: "Prepare the organisation",
					description:
						"A four-page policy, role descriptions, the tier model, approved tools and a curriculum for each role.",
				},
				{
					icon: "stamp",
					heading: "Protect and produce the software",
					description:
						"Branch rules, hosted builds aimed at SLSA Build Level 2 or 3, a threat model template, a review checklist and an SPDX or CycloneDX file for each version.",
				},
				{
					icon: "inbox",
					heading: "Respond to vulnerabilities",
					description:
						"A security.txt contact, a disclosure policy consistent with ISO/IEC 29147, triage duties and VEX statements for customers who ask whether a flaw affects them.",
				},
			],
		},
		{
			cardTitle: "Signs that it has taken hold",
			cardDescription:
				"Collected weekly from pipelines and trackers, shown by team and kept out of individual bonuses.",
			contentItems: [
				{
					icon: "package-check",
					heading: "Releases with full evidence",
					description:
						"Releases with provenance, test results and a named approver. We aim for eighty to ninety per cent after three quarters.",
				},
				{
					icon: "hourglass",
					heading: "Age of serious flaws",
					description:
						"Median days open, aiming for under seven when critical and under thirty when high. Flaws known to be exploited get two days.",
				},
				{
					icon: "timer",
					heading: "Minutes added to a change",
					description:
						"Security checks should cost three to eight minutes a run. Above ten, engineers look for a way round, so the excess counts as a fault.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Adoption without a delivery freeze",
		lifecycleItems: [
			{
				step: 1,
				icon: "clipboard-pen",
				title: "Honest starting point",
				description:
					"Score current practice with OWASP SAMM by asking four teams to show their last release.",
			},
			{
				step: 2,
				icon: "plane-takeoff",
				title: "Two pilot teams",
				description:
					"One eager and one doubtful, because the second finds what the first forgives.",
			},
			{
				step: 3,
				icon: "pen-line",
				title: "Rewrite",
				description:
					"Strike requirements that neither pilot could meet or check, and fix the slow tools.",
			},
			{
				step: 4,
				icon: "chart-no-axes-gantt",
				title: "Cohorts of six",
				description:
					"Bring teams across every eight weeks, highest tier first, with a coach.",
			},
			{
				step: 5,
				icon: "key-square",
				title: "An owner of your own",
				description:
					"Your engineering lead runs the annual revision; we read it once and comment.",
			},
		],
	},
	standards: [
		"NIST SP 800-218 (SSDF)",
		"OWASP SAMM",
		"OWASP ASVS",
		"SLSA",
		"Sigstore",
		"in-toto",
		"SPDX",
		"CycloneDX",
	],
	questions: [
		{
			question: "Will it answer customer and regulator questionnaires?",
			answer:
				"For the most part. Requirements are cross-referenced to ISO/IEC 27001, the ISM's guidelines for software development and SSDF task numbers. Makers of software sold in the European Union also get a gap list for the Cyber Resilience Act, whose reporting duties apply from September 2026.",
		},
		{
			question: "What happens to older systems?",
			answer:
				"They begin with three requirements: a list of components, a named owner and a proven way to ship a fix within a week. The rest falls due when a system is next changed in earnest.",
		},
	],
	callToAction: {
		heading: "Compare policy with one release",
		description:
			"Give us the coding standard and a recent version of any product. In half a day we show which clauses left a trace and which did not.",
		buttonText: "Check a release with us",
		buttonLink: "/company/contact",
	},
} satisfies Service;
