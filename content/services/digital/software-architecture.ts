import type { Service } from "#content/schema/service.ts";

export default {
	id: "software-architecture",
	order: 2,
	listed: true,
	menu: {
		label: "Software architecture",
		description: "Decisions, models and checks that keep systems changeable",
		icon: "drafting-compass",
	},
	keyCapabilities: [
		"Architecture reviews using ATAM",
		"Domain and service boundaries",
		"Decision records and C4 models",
		"Structure rules tested in the build",
	],
	meta: {
		title: "Software architecture and design review",
		description:
			"Independent architecture reviews, domain design and decision records, with C4 models, ATAM scenarios and structure rules that your build enforces.",
	},
	pageTitle: "Software architecture",
	pageDescription:
		"Architecture is the set of decisions that are expensive to reverse. We help you see which ones have already been made, which are due now and which can safely wait. The result is written down and backed by automated checks, so the structure agreed in a workshop still exists two years later.",
	serviceCards: [
		{
			icon: "scan-search",
			title: "Review of the system you have",
			description:
				"Two to four weeks reading code, topology, incidents and commit history, then an ATAM workshop that tests the findings against business scenarios. You receive ranked risks, each with evidence, the cost of leaving it and a first step.",
		},
		{
			icon: "compass",
			title: "Design of the system you need",
			description:
				"Domains are mapped by event storming, boundaries follow from the map, and two or three candidate structures are compared on the same scenarios. Where a modular monolith serves better than a fleet of services, we say so.",
		},
		{
			icon: "user-round-cog",
			title: "An architect beside your leads",
			description:
				"One or two days a week of proposal reviews, pairing on hard designs and chairing a short decision forum. Within two quarters the forum should be chaired by one of your own engineers.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Documents short enough to be read",
			cardDescription:
				"Everything is plain text in your repository, reviewed with the code it describes and rendered on each merge.",
			contentItems: [
				{
					icon: "boxes",
					heading: "C4 diagrams from one model",
					description:
						"System context, container and, where it pays, component views from Structurizr, so renaming a service corrects each picture.",
				},
				{
					icon: "scroll-text",
					heading: "Architecture decision records",
					description:
						"One page per ADR: the forces, the options, the choice and its consequences. Superseded records stay on file.",
				},
				{
					icon: "book-open-text",
					heading: "An arc42 guide",
					description:
						"About twenty pages that a new engineer reads in an afternoon: quality goals, runtime behaviour, deployment and known technical debt.",
				},
			],
		},
		{
			cardTitle: "Qualities stated as numbers",
			cardDescription:
				"Words such as scalable become scenarios with a stimulus, a response and a threshold. ISO/IEC 25010 tells us which qualities nobody has mentioned.",
			contentItems: [
				{
					icon: "gauge",
					heading: "Performance at a named load",
					description:
						"A typical scenario: 400 orders a minute at the November peak, with the ninety-fifth percentile of checkout calls below 300 milliseconds.",
				},
				{
					icon: "unplug",
					heading: "Failures that stay small",
					description:
						"For each dependency, what users can still do while it is down, rehearsed by switching it off in a test environment.",
				},
				{
					icon: "git-compare-arrows",
					heading: "Cost of a change",
					description:
						"The share of features that touch a single deployable unit, counted from commit history. Seventy per cent or more suggests the boundaries are right.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "How a decision is made to last",
		lifecycleItems: [
			{
				step: 1,
				icon: "ear",
				title: "Listen",
				description:
					"Ask sponsors, operators and developers what hurts today and what must hold in three years.",
			},
			{
				step: 2,
				icon: "map",
				title: "Chart",
				description:
					"Recover the actual structure from code, traces and deployment files, and correct the old diagrams.",
			},
			{
				step: 3,
				icon: "scale",
				title: "Weigh",
				description:
					"Score the candidates against ranked scenarios and record where two qualities pull apart.",
			},
			{
				step: 4,
				icon: "gavel",
				title: "Decide",
				description:
					"Settle the costly questions in writing, with a named owner and a date for a second look.",
			},
			{
				step: 5,
				icon: "brick-wall-shield",
				title: "Guard",
				description:
					"Encode the rules in ArchUnit or dependency-cruiser, so that a forbidden dependency fails the build.",
			},
		],
	},
	standards: [
		"C4 model",
		"Architecture decision records",
		"arc42",
		"ATAM",
		"ISO/IEC 25010",
		"ISO/IEC/IEEE 42010",
		"ArchUnit",
	],
	questions: [
		{
			question: "Do we need microservices?",
			answer:
				"Only if teams must release independently, or if parts of the system differ widely in load or risk. Each network boundary adds latency, failure modes and on-call work. Below about thirty developers we normally begin with a modular monolith.",
		},
		{
			question: "Can you review a system that another supplier built?",
			answer:
				"Yes. We speak with that supplier first, give them the factual findings to correct, and separate faults from choices that were sensible at the time. You see their comments unedited beside ours.",
		},
	],
	callToAction: {
		heading: "Put one hard decision on the table",
		description:
			"Send the proposal that divides your team. Two architects will read it and spend two hours with you on the trade-offs.",
		buttonText: "Ask for a second opinion",
		buttonLink: "/company/contact",
	},
} satisfies Service;
