import type { Service } from "#content/schema/service.ts";

export default {
	id: "devsecops",
	order: 3,
	listed: true,
	menu: {
		label: "DevSecOps",
		description: "Security checks that developers read and act on",
		icon: "git-pull-request",
	},
	keyCapabilities: [
		"Scanning tuned to your own code",
		"Automated dependency updates",
		"Hardened build pipelines",
		"DORA and vulnerability-age reporting",
	],
	meta: {
		title: "DevSecOps and secure delivery pipelines",
		description:
			"Security checks inside the pull request, hardened build pipelines and one set of charts for delivery speed and vulnerability age. DevSecOps in practice.",
	},
	pageTitle: "DevSecOps",
	pageDescription:
		"A scanner that reports nine hundred issues has told developers nothing. We cut checks down to those that predict real trouble, run them where the change is made, and chart delivery speed beside security, so that neither improves by spoiling the other.",
	serviceCards: [
		{
			icon: "list-filter",
			title: "Checks with a noise budget",
			description:
				"Static analysis, secret scanning and infrastructure checks, each tuned on your repositories until fewer than one alert in five is dismissed as wrong. A rule that stays noisy is switched off.",
		},
		{
			icon: "package-search",
			title: "Dependencies kept young",
			description:
				"Renovate raises grouped updates; your tests decide which merge unattended. Reachability analysis separates the vulnerable function that you call from one that merely ships in the package.",
		},
		{
			icon: "factory",
			title: "Pipelines treated as production",
			description:
				"Runners that live for a single job, OIDC federation in place of stored cloud keys, third-party actions pinned by commit hash, and a second reviewer on any change to a release workflow.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Anatomy of one pull request",
			cardDescription:
				"Feedback has a time limit. A check that cannot answer inside it moves to a later stage and loses the right to block.",
			contentItems: [
				{
					icon: "timer",
					heading: "First five minutes",
					description:
						"Secret scanning, unit tests and static analysis of changed files. Tools exchange results as SARIF, and the developer sees them on the line at fault with a suggested correction.",
				},
				{
					icon: "flask-conical",
					heading: "Before merge",
					description:
						"Integration tests, licence and dependency policy, and a preview environment scanned with ZAP. All stages should take ten to fifteen minutes.",
				},
				{
					icon: "rocket",
					heading: "On the way to production",
					description:
						"The build is signed and its CycloneDX bill of materials stored beside it. Traffic shifts in steps, and a breach of the error-rate limit rolls the release back unattended.",
				},
			],
		},
		{
			cardTitle: "One scoreboard for two camps",
			cardDescription:
				"Delivery and security leads see identical numbers every fortnight, and nobody ranks individuals by them.",
			contentItems: [
				{
					icon: "chart-no-axes-combined",
					heading: "DORA delivery measures",
					description:
						"Deployment frequency, change lead time, change fail rate and failed deployment recovery time, drawn from Git and pipeline events. A common first goal is lead time under one day.",
				},
				{
					icon: "bug",
					heading: "Age of open vulnerabilities",
					description:
						"Exploitable faults in internet-facing code closed within forty-eight hours, borrowing the window that the Essential Eight sets for patching online services. For the rest, ninety per cent within thirty days.",
				},
				{
					icon: "hourglass",
					heading: "Minutes lost to checks",
					description:
						"Median wait that security adds to a pull request, and hours each team spends on false alarms. Above four minutes or two hours a week, something is removed.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "How a team adopts it",
		lifecycleItems: [
			{
				step: 1,
				icon: "history",
				title: "Baseline",
				description:
					"Record four weeks of pipeline history before changing a single job.",
			},
			{
				step: 2,
				icon: "sprout",
				title: "Pilot",
				description:
					"Work beside two willing teams, one on new code and one on old.",
			},
			{
				step: 3,
				icon: "sliders-horizontal",
				title: "Tune",
				description:
					"Triage every alert with developers and delete rules that fail the noise test.",
			},
			{
				step: 4,
				icon: "blocks",
				title: "Template",
				description:
					"Publish the result as versioned pipeline components that other teams import.",
			},
			{
				step: 5,
				icon: "graduation-cap",
				title: "Coach",
				description:
					"Train a security champion in each team, with four hours a fortnight set aside by managers.",
			},
		],
	},
	standards: [
		"DORA metrics",
		"NIST SP 800-218 (SSDF)",
		"OWASP SAMM",
		"OWASP ASVS",
		"SLSA",
		"Sigstore",
		"CycloneDX",
		"SARIF",
	],
	questions: [
		{
			question: "Which findings should stop a build?",
			answer:
				"Three kinds: live credentials, a known exploited vulnerability in reachable code, and a breach of a policy that your risk owner has signed. Everything else becomes a ticket with a due date, because a gate that blocks on trifles is soon bypassed.",
		},
		{
			question: "What about code written with an AI assistant?",
			answer:
				"It passes the same checks and two that we add: a test that each new dependency exists and has been published for more than a few weeks, and a human reviewer other than the person who wrote the prompt.",
		},
	],
	callToAction: {
		heading: "Pick one slow pipeline",
		description:
			"Give us read access to its last three hundred runs. We report where the minutes go, which checks earn theirs and what to remove first.",
		buttonText: "Send us a pipeline",
		buttonLink: "/company/contact",
	},
} satisfies Service;
