import type { Service } from "#content/schema/service.ts";

export default {
	id: "mlops",
	order: 7,
	listed: true,
	menu: {
		label: "MLOps",
		description: "Release, watch and roll back models like other software",
		icon: "git-merge",
	},
	keyCapabilities: [
		"Model registry and release pipeline",
		"Canary serving and fast rollback",
		"Drift and outcome monitoring",
		"GPU scheduling and unit cost",
	],
	meta: {
		title: "MLOps platforms and model operations",
		description:
			"One route to production for models: MLflow registry, KServe canaries, drift checks tied to outcomes, GPU cost per prediction and rollback in minutes.",
	},
	pageTitle: "MLOps",
	pageDescription:
		"A model begins to age on its release day. We set up one path from notebook to service, checks that hold back a bad version, monitoring that notices decay before customers do and a rollback that the on-call engineer has practised.",
	serviceCards: [
		{
			icon: "git-pull-request",
			title: "A single road to production",
			description:
				"Every model takes the same pull request, tests, registry entry and sign-off. MLflow aliases mark champion and challenger, each pinned to a version, and Argo CD applies the serving manifest held in Git.",
		},
		{
			icon: "traffic-cone",
			title: "Releases in small doses",
			description:
				"KServe sends five per cent of requests to the new version, then a quarter, then all. Between stages a job compares latency, errors and the mix of predictions, and a breach returns traffic to the old one.",
		},
		{
			icon: "radar",
			title: "Watching before the truth arrives",
			description:
				"Outcomes for credit or churn can take months. Meanwhile we track input drift with the population stability index, missing values and early proxies, then reconcile them with the outcomes once those land.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Service levels for models",
			cardDescription:
				"Targets on the dashboard your other production systems use, with a pager behind each.",
			contentItems: [
				{
					icon: "timer",
					heading: "Lead time for a retrain",
					description:
						"From merged change to full traffic in under one working day when no interface changes. The chart splits the hours into build, test and waiting for people.",
				},
				{
					icon: "undo-2",
					heading: "Minutes to roll back",
					description:
						"Ten at most, from alert to the earlier version carrying every request. Practised each quarter by whoever is rostered.",
				},
				{
					icon: "refresh-cw",
					heading: "Freshness of features",
					description:
						"At least 99.5 per cent of online lookups return values younger than the agreed age, and nightly tests confirm that Feast serves what training used.",
				},
			],
		},
		{
			cardTitle: "GPU money in proportion",
			cardDescription:
				"Idle accelerators look exactly like busy ones on the invoice, so we measure what they do.",
			contentItems: [
				{
					icon: "list-start",
					heading: "Queues with fair shares",
					description:
						"Kueue admits training jobs by team quota and lends spare capacity until its owner wants it back. A pool in daily use should be 60 to 75 per cent busy.",
				},
				{
					icon: "server",
					heading: "More answers from each card",
					description:
						"vLLM batches language requests continuously, and small models share a server. We chart tokens per second per dollar before and after each change.",
				},
				{
					icon: "receipt",
					heading: "A price per thousand predictions",
					description:
						"Reported to the product that calls the model. Quiet endpoints scale to zero, and one without callers for thirty days is proposed for removal.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "First one model, then the rest",
		lifecycleItems: [
			{
				step: 1,
				icon: "clipboard-list",
				title: "Take stock",
				description:
					"List each live model with its owner, inputs, last training date and way of failing.",
			},
			{
				step: 2,
				icon: "construction",
				title: "Pave",
				description:
					"Build the release path around one real model, with its owner as first customer.",
			},
			{
				step: 3,
				icon: "truck",
				title: "Move",
				description:
					"Bring over the others by business risk, two or three each sprint.",
			},
			{
				step: 4,
				icon: "siren",
				title: "Drill",
				description:
					"Corrupt a feature, kill a node and ship a poor model on purpose, in working hours.",
			},
			{
				step: 5,
				icon: "key-square",
				title: "Hand back",
				description:
					"Pass on runbooks and admin rights, then stay reachable for eight weeks.",
			},
		],
	},
	standards: [
		"MLflow",
		"KServe",
		"Kubeflow Pipelines",
		"Feast",
		"Kueue",
		"Argo CD",
		"OpenTelemetry",
		"vLLM",
	],
	questions: [
		{
			question: "Open source or a managed platform?",
			answer:
				"With fewer than five models and one cloud, the managed service is usually cheaper to run. Open components pay off when you have many models, on-premises data or more than one provider. In both cases we keep model format and tracking open, so that you can move later.",
		},
		{
			question: "Do language model applications need a second platform?",
			answer:
				"Mostly no. Prompts, retrieval settings and evaluation sets are versioned and released through the same pipeline. Added to it are trace storage, graded output samples, token budgets and pinned versions of hosted models, which providers retire on their own schedule.",
		},
	],
	callToAction: {
		heading: "Time a rollback with us",
		description:
			"We spend a day with your team, reverse one release in a test environment and list what slowed it down.",
		buttonText: "Book a rollback drill",
		buttonLink: "/company/contact",
	},
} satisfies Service;
