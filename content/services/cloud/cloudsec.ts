import type { Service } from "#content/schema/service.ts";

export default {
	id: "cloudsec",
	order: 2,
	listed: true,
	menu: {
		label: "Cloud security",
		description: "Landing zones with guardrails and evidence built in",
		icon: "brick-wall-shield",
	},
	keyCapabilities: [
		"Landing zones with preventive policy",
		"Access without standing privilege",
		"Detections proved by staged attacks",
		"Control evidence for CPS 234 and the ISM",
	],
	meta: {
		title: "Cloud security architecture",
		description:
			"Secure landing zones, time-limited access and tested detections for AWS, Azure and Google Cloud, with evidence ready for CPS 234 and ISM reviews.",
	},
	pageTitle: "Cloud security",
	pageDescription:
		"Most cloud breaches begin with an ordinary mistake: a key in a repository, a public bucket, a role that could do anything. We build accounts in which such mistakes are refused or noticed within minutes, and leave your team policies in code, tested detections and evidence that an assessor can re-run.",
	serviceCards: [
		{
			icon: "landmark",
			title: "A landing zone with limits",
			description:
				"Accounts or subscriptions split by environment and data sensitivity. Organisation policies deny public storage, unapproved regions and disabled logging before any workload arrives.",
		},
		{
			icon: "id-card",
			title: "Access that expires",
			description:
				"People sign in through your identity provider with phishing-resistant MFA and hold elevated roles for an hour at a time. Workloads receive short-lived tokens, so static keys can be retired one by one.",
		},
		{
			icon: "radar",
			title: "Detection with a rehearsal",
			description:
				"Audit logs gathered in a separate account, normalised to OCSF and matched to MITRE ATT&CK cloud techniques. Each rule is fired on purpose, using Stratus Red Team where possible, before sign-off.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Guardrails at three points",
			cardDescription:
				"We place each control where it is cheapest to enforce, and record which ones a team may ask to relax.",
			contentItems: [
				{
					icon: "ban",
					heading: "Refused at the boundary",
					description:
						"AWS service control policies, Azure Policy and Google Cloud organisation policy, kept to a few dozen rules so that every denial can be explained.",
				},
				{
					icon: "file-search",
					heading: "Caught before merge",
					description:
						"Terraform plans are checked with Checkov and Open Policy Agent against the same rules, so most rejections arrive as review comments that suggest a fix.",
				},
				{
					icon: "wrench",
					heading: "Corrected after the fact",
					description:
						"Posture scanning finds drift. A short list of faults, such as an administrative port open to the internet, is closed within fifteen minutes and reported to the owner.",
				},
			],
		},
		{
			cardTitle: "Evidence for assessors",
			cardDescription:
				"Reviews cost less when proof is a query result. Each control is mapped once and reused.",
			contentItems: [
				{
					icon: "scale",
					heading: "APRA CPS 234",
					description:
						"Information assets classified by criticality and sensitivity, a control testing schedule, and an incident playbook timed against the seventy-two hours allowed for telling APRA of a material incident.",
				},
				{
					icon: "stamp",
					heading: "ISM and Essential Eight",
					description:
						"Configuration traced to ISM control identifiers, shared-responsibility notes for your IRAP assessor, and a maturity reading for each applicable Essential Eight strategy.",
				},
				{
					icon: "chart-line",
					heading: "Three figures for the board",
					description:
						"Median days to close a critical finding, share of privileged sessions that were time-limited, and static keys remaining. We aim for three to seven, above ninety-five per cent, and none.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "A baseline in ten weeks",
		lifecycleItems: [
			{
				step: 1,
				icon: "list-tree",
				title: "Inventory",
				description:
					"List every account, role, key and public endpoint through read-only access.",
			},
			{
				step: 2,
				icon: "crosshair",
				title: "Model threats",
				description:
					"Agree with system owners which three attack paths would hurt most.",
			},
			{
				step: 3,
				icon: "lock",
				title: "Contain",
				description:
					"Close exposed paths first, then retire unused roles and keys older than ninety days.",
			},
			{
				step: 4,
				icon: "file-code",
				title: "Codify",
				description:
					"Put guardrails, logging and identity settings into reviewed, versioned modules.",
			},
			{
				step: 5,
				icon: "siren",
				title: "Exercise",
				description:
					"Stage a credential theft and time your responders from first alert to revocation.",
			},
		],
	},
	standards: [
		"CIS Foundations Benchmarks",
		"AWS Well-Architected",
		"CSA Cloud Controls Matrix",
		"NIST CSF 2.0",
		"ACSC Essential Eight",
		"Information Security Manual (ISM)",
		"APRA CPS 234",
		"MITRE ATT&CK",
	],
	questions: [
		{
			question: "Will guardrails slow our developers?",
			answer:
				"Some would on the first day, so we replay each new rule against a month of audit logs and repair what it would have broken. Exceptions are requested in Git, carry an end date and get an answer inside one working day.",
		},
		{
			question: "Can we keep data and keys in Australia?",
			answer:
				"Mostly. Region policy and customer-managed keys hold storage and processing to Sydney and Melbourne. Some global services, such as identity and billing, keep metadata elsewhere; we list each for your risk owner to accept or avoid.",
		},
	],
	callToAction: {
		heading: "Start with read-only access",
		description:
			"A fixed-price review of five days returns the attack paths we found, ranked, with the configuration change that closes each one.",
		buttonText: "Plan a five-day review",
		buttonLink: "/company/contact",
	},
} satisfies Service;
