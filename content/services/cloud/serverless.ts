import type { Service } from "#content/schema/service.ts";

export default {
	id: "serverless",
	order: 6,
	listed: true,
	menu: {
		label: "Serverless",
		description: "Event-driven systems with no idle servers to pay for",
		icon: "lambda",
	},
	keyCapabilities: [
		"Seven years of serverless experience",
		"Event contracts and schema governance",
		"Step Functions workflow design",
		"Latency and cost budgets per function",
	],
	meta: {
		title: "Serverless and event-driven development",
		description:
			"Seven years of serverless experience in event-driven systems on Lambda, Step Functions and EventBridge, with budgets for latency, failure and cost.",
	},
	pageTitle: "Serverless development",
	pageDescription:
		"We bring seven years of serverless experience, long enough to know where these systems fail: duplicated events, silent queues, a database overwhelmed by its own callers. Our designs assume all three. You get software that scales from nothing, bills by use and tells you when something is stuck.",
	serviceCards: [
		{
			icon: "file-braces",
			title: "Events as contracts",
			description:
				"Schemas are agreed before code: an AsyncAPI document for each channel, CloudEvents envelopes, a versioning rule, and consumer tests that run in the producer's pipeline. A field cannot vanish unannounced.",
		},
		{
			icon: "workflow",
			title: "Workflows you can read",
			description:
				"Processes drawn in Step Functions with timeouts, compensating actions and approval states where policy asks for them. Operations staff can see which step holds a claim without opening a log.",
		},
		{
			icon: "test-tube-diagonal",
			title: "Tests against real services",
			description:
				"Each branch gets its own stack, deployed from code in about three minutes and deleted after merge. Integration tests avoid emulators, which differ in permissions and limits.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Failure, planned for",
			cardDescription:
				"Managed services retry on your behalf, so correct behaviour under repetition has to be designed.",
			contentItems: [
				{
					icon: "copy-check",
					heading: "Idempotent handlers",
					description:
						"SQS standard queues and EventBridge deliver at least once. Handlers store a key and an expiry in DynamoDB, so a second delivery returns the first result.",
				},
				{
					icon: "inbox",
					heading: "Queues that report trouble",
					description:
						"An alarm when the oldest message passes five minutes, partial batch responses so that one bad message does not hold back nine good ones, and a practised redrive from the dead-letter queue.",
				},
				{
					icon: "faucet",
					heading: "Limits in both directions",
					description:
						"Reserved concurrency shields the database, quotas are raised ahead of launch, and a load test at three times forecast peak shows which ceiling is reached first.",
				},
			],
		},
		{
			cardTitle: "Budgets for speed and cost",
			cardDescription:
				"Set during design for each function or workflow, then alerted on as errors are.",
			contentItems: [
				{
					icon: "timer",
					heading: "Latency at the tail",
					description:
						"Customer-facing calls held to 300 to 500 milliseconds at the ninety-ninth percentile, cold starts included. SnapStart, smaller bundles or provisioned concurrency are applied where traces show a need.",
				},
				{
					icon: "coins",
					heading: "Price of a thousand events",
					description:
						"Memory sized by power-tuning runs, Arm processors where libraries permit, and the figure compared release by release. Under steady high load we price containers too.",
				},
				{
					icon: "logs",
					heading: "Telemetry kept affordable",
					description:
						"Structured logs with a correlation identifier, OpenTelemetry traces sampled by rule, and a retention period on every log group. The aim is ten to twenty per cent of the workload's bill.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Event storm to live traffic",
		lifecycleItems: [
			{
				step: 1,
				icon: "sticky-notes",
				title: "Storm",
				description:
					"Map business events, commands and owners on a wall with the people who do the work.",
			},
			{
				step: 2,
				icon: "slice",
				title: "Slice",
				description:
					"Choose one thin path that is useful by itself and touches each integration.",
			},
			{
				step: 3,
				icon: "file-pen-line",
				title: "Specify",
				description:
					"Write schemas, error rules and retention for all events along that path.",
			},
			{
				step: 4,
				icon: "send",
				title: "Release",
				description:
					"Ship weekly behind feature flags, with alarms deployed in the same stack.",
			},
			{
				step: 5,
				icon: "headset",
				title: "Operate",
				description:
					"Share on-call for six weeks, then step back to a quarterly check of limits and spend.",
			},
		],
	},
	standards: [
		"AWS Lambda",
		"AWS Step Functions",
		"Amazon EventBridge",
		"CloudEvents",
		"AsyncAPI",
		"OpenTelemetry",
		"AWS CDK",
		"Well-Architected Serverless Lens",
	],
	questions: [
		{
			question: "Are we locked in to one provider?",
			answer:
				"To a degree, and it can be priced. Business rules sit in plain modules, events use open formats and data can be exported. You would rewrite the wiring, and we estimate that in days during design. We also build on Azure Functions and Cloud Run.",
		},
		{
			question: "When is serverless the wrong choice?",
			answer:
				"For computations that run past Lambda's fifteen-minute limit, constant high throughput, GPU work, and protocols that hold a connection open for hours. Those go to containers, and mixed systems are common.",
		},
	],
	callToAction: {
		heading: "Sketch one process with us",
		description:
			"Choose one that depends on a nightly batch or a shared inbox. In two hours we redraw it as events and estimate what it would cost to run.",
		buttonText: "Reserve an event workshop",
		buttonLink: "/company/contact",
	},
} satisfies Service;
