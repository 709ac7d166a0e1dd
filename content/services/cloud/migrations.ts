import type { Service } from "#content/schema/service.ts";

export default {
	id: "migrations",
	order: 4,
	listed: true,
	menu: {
		label: "Cloud migration",
		description: "Move in waves, with a way back at every cutover",
		icon: "cloud-upload",
	},
	keyCapabilities: [
		"Dependency discovery from live traffic",
		"A signed treatment for each application",
		"Data replication with reconciliation",
		"Rehearsed, reversible cutovers",
	],
	meta: {
		title: "Cloud migration planning and delivery",
		description:
			"Cloud migration in small, reversible waves: observed dependencies, the seven Rs, rehearsed cutovers and a business case checked after every move.",
	},
	pageTitle: "Cloud migration",
	pageDescription:
		"Migrations overrun for reasons that were visible in month one: unknown dependencies, licences that do not travel, a data volume that nobody timed. We measure those first, choose a treatment for each application, and move in waves small enough to reverse on the night.",
	serviceCards: [
		{
			icon: "waypoints",
			title: "Discovery by observation",
			description:
				"Thirty days of network flow and performance data, matched with your CMDB and interviews. Quarterly and annual jobs are traced by hand, since a sample of one month will miss them.",
		},
		{
			icon: "route",
			title: "A treatment for every application",
			description:
				"Each system is assigned one of the seven Rs: retire, retain, rehost, relocate, repurchase, replatform or refactor. The reason, cost range and owner fit on a single page that the business signs.",
		},
		{
			icon: "database-zap",
			title: "Data moved while systems run",
			description:
				"Change data capture holds source and target in step for days or weeks, and row counts and checksums prove it. The final switch shrinks to the time needed to drain connections and redirect traffic.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Rules for a cutover",
			cardDescription:
				"Every wave follows the same written discipline, from the first two servers to the last core system.",
			contentItems: [
				{
					icon: "clipboard-check",
					heading: "Rehearsed twice",
					description:
						"Two full dress runs against data of production size, timed line by line. A wave with a step that has never been practised does not get a date.",
				},
				{
					icon: "undo-2",
					heading: "A return path that stays open",
					description:
						"Where the database allows it, reverse replication keeps the old platform current, commonly for five working days. Elsewhere a timed restore stands ready.",
				},
				{
					icon: "traffic-cone",
					heading: "Go or no-go by numbers",
					description:
						"Replication lag, error rate, response time and reconciliation totals have thresholds settled beforehand. If one is missed, we stop and go home.",
				},
			],
		},
		{
			cardTitle: "The business case, kept current",
			cardDescription:
				"A move has costs that pricing calculators omit. Ours are itemised and revised after each wave.",
			contentItems: [
				{
					icon: "layers-2",
					heading: "Double running",
					description:
						"The months in which both environments are paid for, shown by wave. Hardware returns, support renewals and the data centre lease set the order in which groups move.",
				},
				{
					icon: "scroll-text",
					heading: "Licences and support",
					description:
						"Windows Server, SQL Server and Oracle terms are checked against the target before design, because entitlement and core-count rules can reverse a choice between rehosting and replatforming.",
				},
				{
					icon: "trending-up-down",
					heading: "Forecast against actual",
					description:
						"After each wave we compare estimated and real run cost, effort and outage minutes. We aim to be within fifteen per cent by the third wave.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "The course of a program",
		lifecycleItems: [
			{
				step: 1,
				icon: "map",
				title: "Discover",
				description:
					"Chart servers, interfaces and batch jobs until every connection has a name.",
			},
			{
				step: 2,
				icon: "split",
				title: "Decide",
				description:
					"Score applications on value, risk and effort, and group those that must move together.",
			},
			{
				step: 3,
				icon: "construction",
				title: "Prepare",
				description:
					"Ready the landing zone, network links, identity and backup in the target region.",
			},
			{
				step: 4,
				icon: "truck",
				title: "Move",
				description:
					"Cut over a wave every two to three weeks once the pattern is steady.",
			},
			{
				step: 5,
				icon: "archive",
				title: "Close",
				description:
					"Switch off the old estate, sanitise media and cancel whatever is still being invoiced.",
			},
		],
	},
	standards: [
		"The 7 Rs",
		"AWS Well-Architected",
		"Microsoft Cloud Adoption Framework",
		"Terraform",
		"Debezium",
		"APRA CPS 230",
		"ASD Information Security Manual",
	],
	questions: [
		{
			question: "How long will two hundred servers take?",
			answer:
				"As a planning figure, eight to twelve months from first discovery to last decommissioning. Moving servers is less than half of that. The remainder is discovery, network and identity groundwork, and business calendars.",
		},
		{
			question: "Does APRA need to be told?",
			answer:
				"Sometimes. CPS 230 asks for notice within twenty business days of an agreement that a critical operation relies on, and before a material offshoring arrangement begins. Your compliance team decides; we supply the service map, exit plan and test results they will need.",
		},
	],
	callToAction: {
		heading: "Test the plan you have",
		description:
			"We study your inventory, business case and wave plan, then spend two hours telling you which assumptions we would not sign.",
		buttonText: "Get a second opinion",
		buttonLink: "/company/contact",
	},
} satisfies Service;
