import type { Service } from "#content/schema/service.ts";

export default {
	id: "finops",
	order: 5,
	listed: true,
	menu: {
		label: "FinOps",
		description: "Know what each workload costs, and who decides",
		icon: "chart-pie",
	},
	keyCapabilities: [
		"Cost allocation by team and product",
		"Commitment and rate planning",
		"Anomaly alerts within a day",
		"Unit costs beside revenue",
	],
	meta: {
		title: "FinOps and cloud cost management",
		description:
			"Allocate every cloud dollar to an owner, buy commitments with confidence and track unit cost. FinOps practice and tooling for AWS, Azure and Google Cloud.",
	},
	pageTitle: "FinOps",
	pageDescription:
		"Most cloud bills are accurate and useless: a correct total that nobody can act on. We turn the bill into a monthly conversation between engineers, finance and product owners, with an owner for each line, a forecast that holds and a short list of changes worth making first.",
	serviceCards: [
		{
			icon: "tags",
			title: "Allocation that survives an audit",
			description:
				"A tagging policy enforced at deployment, shared costs split by a rule that finance has agreed, and billing exports loaded in the FOCUS format so that three providers read as one ledger.",
		},
		{
			icon: "badge-percent",
			title: "Rates before redesign",
			description:
				"Savings plans, reservations and committed-use discounts sized from ninety days of usage, laddered so that one expires each quarter and none outlives the workload it pays for.",
		},
		{
			icon: "scissors",
			title: "Waste removed at its source",
			description:
				"Idle volumes, oversized instances and forgotten test clusters are found by query, fixed by pull request and kept out by a policy check in the pipeline.",
		},
	],
	solutionCards: [
		{
			cardTitle: "What you hold after twelve weeks",
			cardDescription:
				"Three working things that your own people run, not a slide deck of recommendations.",
			contentItems: [
				{
					icon: "table-properties",
					heading: "A cost model in your warehouse",
					description:
						"Daily billing data joined to teams, environments and customers, with tests that fail when an untagged resource costs more than fifty dollars a day.",
				},
				{
					icon: "bell-ring",
					heading: "Alerts that name an owner",
					description:
						"Anomaly detection per service and account, routed to the team that made the change, with the deployment that preceded it linked in the message.",
				},
				{
					icon: "calendar-range",
					heading: "A forecast with error bars",
					description:
						"A rolling twelve-month view by product, compared each month with what was spent, so that the gap shrinks and the board stops asking about it.",
				},
			],
		},
		{
			cardTitle: "How we know that it works",
			cardDescription:
				"We agree these figures in week one and report them in the same chart until we leave.",
			contentItems: [
				{
					icon: "percent",
					heading: "Share of spend with an owner",
					description:
						"Usually near sixty per cent when we arrive. The target is ninety-five, measured in dollars rather than in resource counts.",
				},
				{
					icon: "ruler",
					heading: "Cost per unit of business",
					description:
						"Dollars for each order, claim or active user. A growing bill is fine when this number falls, and a flat bill is a warning when it rises.",
				},
				{
					icon: "umbrella",
					heading: "Commitment coverage and use",
					description:
						"Seventy to eighty per cent of steady usage covered and at least ninety-seven per cent of what was bought put to work.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "From invoice to habit",
		lifecycleItems: [
			{
				step: 1,
				icon: "receipt",
				title: "Read",
				description:
					"Load a year of billing exports and interview the people who are asked to explain them.",
			},
			{
				step: 2,
				icon: "split",
				title: "Allocate",
				description:
					"Agree owners and split rules, then enforce tags where resources are created.",
			},
			{
				step: 3,
				icon: "list-checks",
				title: "Trim",
				description:
					"Take the ten largest savings in order of effort, each with a named engineer.",
			},
			{
				step: 4,
				icon: "handshake",
				title: "Commit",
				description:
					"Buy discounts in small rungs against usage that has proved itself.",
			},
			{
				step: 5,
				icon: "repeat",
				title: "Review",
				description:
					"Hold a forty-minute monthly meeting that ends in decisions, run by your own lead.",
			},
		],
	},
	standards: [
		"FinOps Framework",
		"FOCUS 1.1",
		"OpenCost",
		"Infracost",
		"Open Policy Agent",
	],
	questions: [
		{
			question: "Do you take a share of what we save?",
			answer:
				"No. A percentage fee rewards the consultant for the easy cuts and for leaving the tagging undone. We charge a fixed price for a fixed scope, and the savings are yours from the first day.",
		},
		{
			question: "How much engineering time will this take from us?",
			answer:
				"About two days a month from each product team for the first quarter, mostly reviewing pull requests that we raise. After that the review meeting and a few alerts are all that remains.",
		},
	],
	callToAction: {
		heading: "Bring last month's bill",
		description:
			"In a free ninety-minute session we read it with you and name the three changes we would make first.",
		buttonText: "Book a bill review",
		buttonLink: "/company/contact",
	},
} satisfies Service;
