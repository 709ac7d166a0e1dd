import type { Service } from "#content/schema/service.ts";

export default {
	id: "application-modernization",
	order: 5,
	listed: true,
	menu: {
		label: "Application modernisation",
		description:
			"Old systems renewed in steps while the business keeps trading",
		icon: "replace",
	},
	keyCapabilities: [
		"Portfolio triage by value and risk",
		"Stepwise replacement by strangler fig",
		"Framework upgrades with OpenRewrite",
		"Data migration with reconciliation",
	],
	meta: {
		title: "Application modernisation services",
		description:
			"Replace ageing systems one capability at a time: portfolio triage, strangler fig routing, automated refactoring, parallel runs and reconciled data.",
	},
	pageTitle: "Application modernisation",
	pageDescription:
		"The old system works, which is why it is still here. It also sits on an unsupported framework, two people understand it and every change takes a quarter. We replace it piece by piece behind a stable front door, keep old and new in agreement while they overlap, then turn the old parts off for good.",
	serviceCards: [
		{
			icon: "list-filter",
			title: "Triage before any rewriting",
			description:
				"Each application is scored on business value, running cost, effort to change and security exposure, then placed in one of six groups: retire, retain, rehost, replatform, refactor or replace. The first group is cheapest, so we look hardest for it.",
		},
		{
			icon: "tree-deciduous",
			title: "Replacement by strangler fig",
			description:
				"A routing layer goes in front of the old system and one capability at a time moves behind it. An anti-corruption layer keeps the old data model out of new code, and a route change reverses a step within minutes.",
		},
		{
			icon: "file-code",
			title: "Upgrades by recipe",
			description:
				"OpenRewrite recipes lift Java and Spring code to supported versions in reviewable pull requests; Roslyn analysers and code fixes do similar work for C#. Engineers keep their hours for removed libraries and undocumented batch jobs.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Guardrails for the overlap",
			cardDescription:
				"For some months two systems answer the same questions, and these show where they disagree.",
			contentItems: [
				{
					icon: "camera",
					heading: "Characterisation tests",
					description:
						"Current behaviour captured as tests, oddities included, before anything changes. Testcontainers runs them against the database version that production uses.",
				},
				{
					icon: "columns-2",
					heading: "Parallel runs",
					description:
						"Live requests are copied to the new component with side effects suppressed. Users see the old answer until mismatches stay under an agreed rate for two business cycles.",
				},
				{
					icon: "database-search",
					heading: "Reconciled records",
					description:
						"Change data capture with Debezium keeps both stores in step, and a nightly job compares counts, sums and hashes for each table.",
				},
			],
		},
		{
			cardTitle: "The case in dollars and dates",
			cardDescription:
				"The plan is drawn so that a board can approve each stage on its own.",
			contentItems: [
				{
					icon: "trending-down",
					heading: "Running cost removed",
					description:
						"Licences, hosting and support contracts, each with its end month. A stage that switches nothing off must justify its place.",
				},
				{
					icon: "timer-reset",
					heading: "Days to make a change",
					description:
						"Calendar days from approved request to production, before and after. Moved capabilities should reach a quarter to a half of the starting figure.",
				},
				{
					icon: "shield-alert",
					heading: "Exposure closed",
					description:
						"Components past vendor support and known critical vulnerabilities, counted monthly, with zero expected at the final cutover.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "One capability at a time",
		lifecycleItems: [
			{
				step: 1,
				icon: "binoculars",
				title: "Survey",
				description:
					"Study code, jobs and interfaces, and sit with the people who know why they exist.",
			},
			{
				step: 2,
				icon: "scissors-line-dashed",
				title: "Find the seams",
				description:
					"Choose boundaries at which traffic can be divided and data has one clear owner.",
			},
			{
				step: 3,
				icon: "flag",
				title: "Prove",
				description:
					"Carry one modest capability to production with its data, its monitoring and its runbook.",
			},
			{
				step: 4,
				icon: "arrow-right-left",
				title: "Move",
				description:
					"Take further capabilities in order of value, with no more than four in overlap at once.",
			},
			{
				step: 5,
				icon: "power-off",
				title: "Switch off",
				description:
					"Archive records under their retention rules, end the contracts and delete the servers.",
			},
		],
	},
	standards: [
		"Strangler fig pattern",
		"OpenRewrite",
		"Testcontainers",
		"Debezium",
		"Twelve-Factor App",
		"Kubernetes",
	],
	questions: [
		{
			question: "Why not rewrite the whole system at once?",
			answer:
				"A full rewrite shows no value until its last day, while the original keeps changing underneath it. Steps deliver every month and can be paused without loss. We suggest a clean replacement when the work is under six months or a packaged product fits.",
		},
		{
			question: "The authors have left and the documents are lost. What then?",
			answer:
				"That is the ordinary case. We recover the rules from code, logs, schedules and database history, and use language models to draft explanations that engineers verify against running tests. What we learn is kept beside the code.",
		},
	],
	callToAction: {
		heading: "Name the system nobody wants to touch",
		description:
			"A three-day assessment at a fixed fee gives you its seams, its main risks and a costed first step.",
		buttonText: "Plan a first step",
		buttonLink: "/company/contact",
	},
} satisfies Service;
