import type { Service } from "#content/schema/service.ts";

export default {
	id: "agent-automation",
	order: 5,
	listed: true,
	menu: {
		label: "AI agents and automation",
		description: "Agents with narrow tools, budgets and a person to ask",
		icon: "workflow",
	},
	keyCapabilities: [
		"Process selection and redesign",
		"Model Context Protocol tool servers",
		"Approval and spending limits",
		"Case-level cost and error tracking",
	],
	meta: {
		title: "AI agents and process automation",
		description:
			"Automate claims, onboarding and service work with AI agents that hold narrow tools and fixed budgets, and wait for approval before they commit.",
	},
	pageTitle: "AI agents and automation",
	pageDescription:
		"An agent is a program that picks its own next step. That helps when cases differ and costs money when the choices have no limit. For supplier onboarding, claims intake and service requests we use ordinary code on the known path and agents for the parts that need reading and judgement.",
	serviceCards: [
		{
			icon: "split",
			title: "Fixed steps stay fixed",
			description:
				"Known paths become durable workflow code with retries and idempotency keys, so nothing is paid twice. Models are called only where a case has to be read, compared or worded.",
		},
		{
			icon: "wrench",
			title: "Tools with small handles",
			description:
				'Model Context Protocol servers that offer "draft a credit note up to $500" in place of "run SQL". Calls carry the requester\'s identity and scopes, so no shared account can do everything.',
		},
		{
			icon: "user-round-check",
			title: "Approval where it counts",
			description:
				"Reversible steps proceed. Payments, deletions and outside messages wait for somebody who sees the evidence, the proposed action and its effect, and can edit it before agreeing.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Limits the model cannot argue with",
			cardDescription:
				"Safety rules live in the runtime, where a clever prompt has no say over them.",
			contentItems: [
				{
					icon: "gauge",
					heading: "A ceiling on every case",
					description:
						"Maximum steps, tokens, dollars and minutes. A case that reaches one is parked with its state and sent to its owner, so a loop cannot run all weekend.",
				},
				{
					icon: "mail-warning",
					heading: "Outside text treated as data",
					description:
						"Once an agent has read an email, web page or attachment, tools that send or pay need fresh approval. This contains the risks that OWASP names prompt injection and excessive agency.",
				},
				{
					icon: "history",
					heading: "A trace of each choice",
					description:
						"OpenTelemetry spans join model calls, tool calls and approvals with prompt version and inputs. Auditors can read a closed case step by step.",
				},
			],
		},
		{
			cardTitle: "The arithmetic of keeping it",
			cardDescription:
				"The manual process is timed for two weeks beforehand, as estimates made afterwards flatter everyone.",
			contentItems: [
				{
					icon: "chevrons-right",
					heading: "Cases finished untouched",
					description:
						"Closed without human effort or later correction. A first release aims for 40 to 60 per cent, and the share rises only while errors stay level.",
				},
				{
					icon: "calculator",
					heading: "Full cost of a completed case",
					description:
						"Model fees, infrastructure and minutes of review added up, then compared with the timed manual cost including rework. Below a third saved, we rework the design.",
				},
				{
					icon: "scale",
					heading: "Errors weighted by harm",
					description:
						"Your experts mark fifty closed cases a week without knowing who handled them. A wrong payment may count a hundred times as much as a wrong tag.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "One process at a time",
		lifecycleItems: [
			{
				step: 1,
				icon: "eye",
				title: "Watch",
				description:
					"Sit with the people who do the work and log every exception.",
			},
			{
				step: 2,
				icon: "eraser",
				title: "Simplify",
				description:
					"Remove forms, checks and handovers that nobody can justify.",
			},
			{
				step: 3,
				icon: "monitor-play",
				title: "Simulate",
				description:
					"Replay two hundred closed cases against stubbed systems and compare the outcomes.",
			},
			{
				step: 4,
				icon: "users",
				title: "Supervise",
				description:
					"Go live with every action approved by a person, recording each edit as a test.",
			},
			{
				step: 5,
				icon: "move-horizontal",
				title: "Widen",
				description:
					"Release approval one action at a time, on evidence, with a review date.",
			},
		],
	},
	standards: [
		"Model Context Protocol",
		"OpenTelemetry",
		"OAuth 2.1",
		"OpenAPI",
		"BPMN 2.0",
		"Temporal",
		"LangGraph",
	],
	questions: [
		{
			question: "Do we have to use FlowForge?",
			answer:
				"No. FlowForge is our own product, and we suggest it when you need ready connectors, local models or an air-gapped site. If you already run Temporal, Camunda or Power Automate we build there. Tool servers and test cases work with either.",
		},
		{
			question: "What will it mean for our staff?",
			answer:
				"Routine handling shrinks and review of odd cases grows, which is harder work. The team is involved from the first week, and the plan covers training, reviewer workload and any consultation that your enterprise agreement requires.",
		},
	],
	callToAction: {
		heading: "Pick the queue that never empties",
		description:
			"A half-day workshop with those who clear it ends in a map, the steps worth automating and a cost range.",
		buttonText: "Map a process with us",
		buttonLink: "/company/contact",
	},
} satisfies Service;
