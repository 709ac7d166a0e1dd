import type { Service } from "#content/schema/service.ts";

export default {
	id: "software-development",
	order: 1,
	listed: true,
	menu: {
		label: "Software development",
		description: "Web, mobile and back-end products, built and handed over",
		icon: "code-xml",
	},
	keyCapabilities: [
		"Product discovery and prototyping",
		"Web, mobile and back-end delivery",
		"Accessible interfaces to WCAG 2.2 AA",
		"Security verified against OWASP ASVS",
	],
	meta: {
		title: "Custom software development",
		description:
			"Web, mobile and back-end software released every fortnight, tested with the people who use it, accessible to WCAG 2.2 AA and yours to run afterwards.",
	},
	pageTitle: "Custom software development",
	pageDescription:
		"We build the software that you cannot buy: the claims portal, the scheduling engine, the field app that must work past the last phone tower. A small senior team releases to production from the fourth week, and every fortnight you decide on evidence what comes next, including whether to stop.",
	serviceCards: [
		{
			icon: "route",
			title: "A thin slice first",
			description:
				"The first release carries one real transaction from screen to database and back, through your identity provider and network. It does little, yet it settles questions of access, data and hosting that otherwise surface in month six.",
		},
		{
			icon: "accessibility",
			title: "Design tested with its users",
			description:
				"Interaction designers watch five to eight people attempt real tasks on a prototype before each large feature is built. Interfaces meet WCAG 2.2 AA, checked by axe in the pipeline and by a tester using NVDA and VoiceOver.",
		},
		{
			icon: "key-round",
			title: "Code that your developers own",
			description:
				"TypeScript, Kotlin, C# or Python, chosen for the people who will maintain it. Copyright passes to you as invoices are paid, your engineers review our pull requests, and a newcomer should have the product running within an hour.",
		},
	],
	solutionCards: [
		{
			cardTitle: "What a fortnight leaves behind",
			cardDescription:
				"Each two-week cycle ends with these three in your hands.",
			contentItems: [
				{
					icon: "package-check",
					heading: "A release in production",
					description:
						"Deployed behind a feature flag, with notes written for the staff who will notice the change.",
				},
				{
					icon: "flask-conical",
					heading: "Tests that state the rules",
					description:
						"Unit, integration and Playwright browser tests named after business rules, so an auditor can read what the product promises.",
				},
				{
					icon: "calculator",
					heading: "A backlog with fresh estimates",
					description:
						"Remaining work priced as a range, money spent to date, and the open risks in order of cost.",
				},
			],
		},
		{
			cardTitle: "Limits the product must respect",
			cardDescription:
				"Agreed before the first feature and watched in the pipeline and in production.",
			contentItems: [
				{
					icon: "smartphone",
					heading: "Speed on an ordinary phone",
					description:
						"Largest Contentful Paint within 2.5 seconds and Interaction to Next Paint within 200 milliseconds at the seventy-fifth percentile of real visits.",
				},
				{
					icon: "shield-check",
					heading: "Security by requirement",
					description:
						"OWASP ASVS level 2 as the checklist, dependencies scanned on every commit, and critical vulnerabilities patched within 48 hours of a published fix.",
				},
				{
					icon: "bug",
					heading: "Few defects, short lives",
					description:
						"We aim for at most one change in ten needing a correction after release, and for a serious fault to be repaired inside one working day.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "From a brief to a product you run",
		lifecycleItems: [
			{
				step: 1,
				icon: "goal",
				title: "Frame",
				description:
					"Write down the outcome, the users, the budget and the evidence that would make us stop.",
			},
			{
				step: 2,
				icon: "pencil-ruler",
				title: "Prototype",
				description:
					"Put clickable screens in front of users and try the riskiest technical idea in throwaway code.",
			},
			{
				step: 3,
				icon: "footprints",
				title: "Release the skeleton",
				description:
					"Ship one end-to-end path with sign-on, logging, backups and an on-call contact in place.",
			},
			{
				step: 4,
				icon: "sprout",
				title: "Grow",
				description:
					"Add features by value in fortnightly cycles, and let usage data decide what is dropped.",
			},
			{
				step: 5,
				icon: "users-round",
				title: "Hand over",
				description:
					"Pair with your developers, rehearse an incident together and leave once they run releases alone.",
			},
		],
	},
	standards: [
		"WCAG 2.2",
		"OWASP ASVS",
		"NIST SSDF",
		"OpenFeature",
		"Playwright",
		"OpenTelemetry",
	],
	questions: [
		{
			question: "Will you work for a fixed price?",
			answer:
				"For discovery and the first release, yes, because that scope is small enough to know. Afterwards we bill a stable team by the fortnight under your ceiling. Fixing the price of a year of features only turns the uncertainty into change requests.",
		},
		{
			question: "Do your developers use AI coding assistants?",
			answer:
				"Where your policy permits, and only with tools whose terms exclude training on your code. Every line still passes human review, the same tests and a licence scan, and the engineer who merges it answers for it.",
		},
	],
	callToAction: {
		heading: "Describe the thing you cannot buy",
		description:
			"Tell us who would use it and what it should replace. Within a week you will have two pages on scope, risk and likely cost.",
		buttonText: "Start a product brief",
		buttonLink: "/company/contact",
	},
} satisfies Service;
