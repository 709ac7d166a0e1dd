import type { Service } from "#content/schema/service.ts";

export default {
	id: "model-development",
	order: 2,
	listed: true,
	menu: {
		label: "Model development",
		description: "Predictive and language models that earn their upkeep",
		icon: "chart-spline",
	},
	keyCapabilities: [
		"Baselines scored before models",
		"Point-in-time training data",
		"Calibration and segment testing",
		"Reproducible training pipelines",
	],
	meta: {
		title: "Machine learning model development",
		description:
			"Forecasting, scoring and language models built from a tested baseline, with calibrated outputs, priced thresholds and code that your team can rerun.",
	},
	pageTitle: "Machine learning model development",
	pageDescription:
		"We build models for decisions that you make thousands of times: how much to order, which claim to examine, whom to call. Work starts from the cheapest rule that could do the job, and a model goes live only when it beats that rule by enough to pay for its maintenance.",
	serviceCards: [
		{
			icon: "flag",
			title: "A baseline with a head start",
			description:
				"Last week's value, your current business rule and a logistic regression are scored first, on the same held-out months. If boosted trees add two points of recall and nobody would act differently, we say so and stop.",
		},
		{
			icon: "calendar-clock",
			title: "Training data without hindsight",
			description:
				"Point-in-time joins give each training row only what was known when the decision was made. Splits follow time or customer, and Great Expectations checks every source table before a run begins.",
		},
		{
			icon: "weight",
			title: "The lightest model that works",
			description:
				"LightGBM for tables, statistical forecasts where history is short, open-weight transformers tuned with LoRA for text. A large hosted model is one more candidate, judged on quality and dollars per thousand predictions.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Evidence before release",
			cardDescription:
				"The business owner signs three results from a period the model never saw.",
			contentItems: [
				{
					icon: "equal-approximately",
					heading: "Probabilities that can be believed",
					description:
						"We check calibration with reliability curves and the Brier score. Among cases scored near thirty per cent, the event should occur in twenty-seven to thirty-three per hundred.",
				},
				{
					icon: "circle-dollar-sign",
					heading: "A cut-off priced in dollars",
					description:
						"Thresholds come from your cost of a false alarm and your cost of a miss. A chart shows the net benefit if either is wrong by half.",
				},
				{
					icon: "users-round",
					heading: "Errors compared between groups",
					description:
						"Recall and false positive rate by region, age band and channel, with confidence intervals. A gap wider than five percentage points needs an explanation or a repair.",
				},
			],
		},
		{
			cardTitle: "What stays in your repository",
			cardDescription:
				"Enough for an engineer we never met to retrain, question and replace the model.",
			contentItems: [
				{
					icon: "folder-git-2",
					heading: "A training run that repeats",
					description:
						"Code, pinned dependencies, seeds and DVC-tracked data. The acceptance test is a rerun by your staff, in one working day, within half a percentage point of the reported result.",
				},
				{
					icon: "package-check",
					heading: "An artefact that travels",
					description:
						"Export to ONNX where the operators allow it, with a typed input schema, a load test at twice peak volume and a parity check against the training framework.",
				},
				{
					icon: "file-text",
					heading: "A two-page model card",
					description:
						"Intended use, data window, weak spots, the date retraining is due and the conditions for switching the model off.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Five gates, each with an exit",
		lifecycleItems: [
			{
				step: 1,
				icon: "crosshair",
				title: "Frame",
				description:
					"Put the decision, the action that follows and the cost of each kind of error on one page.",
			},
			{
				step: 2,
				icon: "microscope",
				title: "Inspect",
				description:
					"Profile the data, hunt for leakage and draw a learning curve from a first sample.",
			},
			{
				step: 3,
				icon: "flask-conical",
				title: "Experiment",
				description:
					"Search with Ray Tune inside a fixed compute budget and log every run to MLflow.",
			},
			{
				step: 4,
				icon: "hammer",
				title: "Challenge",
				description:
					"A second data scientist reviews each feature and tries to break the result.",
			},
			{
				step: 5,
				icon: "scan-eye",
				title: "Shadow",
				description:
					"Score live cases beside the present process for four to six weeks before anyone relies on it.",
			},
		],
	},
	standards: [
		"PyTorch",
		"scikit-learn",
		"LightGBM",
		"ONNX",
		"MLflow",
		"DVC",
		"Ray",
		"Great Expectations",
	],
	questions: [
		{
			question: "How much data is enough?",
			answer:
				"Count outcomes rather than rows. For a yes-or-no prediction on tabular data we look for roughly a thousand examples of the rarer answer. With fewer, a scorecard built with your experts often does as well.",
		},
		{
			question: "Who owns what you build?",
			answer:
				"You own the code, the weights and the features written for you. Libraries and base models keep their own licences. We list those before work starts, since some open-weight licences restrict certain uses.",
		},
	],
	callToAction: {
		heading: "Describe one repeated decision",
		description:
			"Send the decision, its yearly volume and a data dictionary. Within ten working days we say whether a model is likely to beat the rule you use now.",
		buttonText: "Submit a decision",
		buttonLink: "/company/contact",
	},
} satisfies Service;
