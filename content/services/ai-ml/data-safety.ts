import type { Service } from "#content/schema/service.ts";

export default {
	id: "data-safety",
	order: 4,
	listed: true,
	menu: {
		label: "AI data safety",
		description: "Keep personal and secret data out of prompts and models",
		icon: "file-lock",
	},
	keyCapabilities: [
		"De-identification with measured recall",
		"Permission-aware retrieval",
		"Differentially private training",
		"Leakage and inference attack tests",
	],
	meta: {
		title: "AI data safety and privacy engineering",
		description:
			"Find where prompts, indexes, training sets and logs expose personal data, fix it with Presidio and differential privacy, and test that the fix holds.",
	},
	pageTitle: "AI data safety and privacy",
	pageDescription:
		"Sensitive data escapes from AI systems by ordinary doors: a pasted prompt, a search index that forgot about permissions, a training set collected for something else, an old log. We find those doors in your systems and fit controls whose failure rate is measured for as long as they run.",
	serviceCards: [
		{
			icon: "venetian-mask",
			title: "De-identification with a known miss rate",
			description:
				"Presidio recognisers for tax file numbers, Medicare numbers and names, extended with your policy and case identifiers. We measure recall on your own labelled documents and aim for 98 to 99.5 per cent on direct identifiers.",
		},
		{
			icon: "folder-key",
			title: "Search that honours permissions",
			description:
				"Access lists travel with each passage into the index and are applied before ranking. When somebody loses access at the source, the passage disappears from their answers within fifteen minutes.",
		},
		{
			icon: "scroll-text",
			title: "Provenance for every training set",
			description:
				"Origin, licence, permitted purpose and expiry are recorded beside the files. OpenLineage events connect them to each model, so a withdrawn source points to the models it affected.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Controls at three points",
			cardDescription:
				"Any one can be bypassed, so they stand in sequence, each with its own alert.",
			contentItems: [
				{
					icon: "text-cursor-input",
					heading: "Before the prompt leaves",
					description:
						"A gateway masks or blocks by data class and destination, then restores real values in the reply. It should add no more than 150 milliseconds to nineteen requests in twenty.",
				},
				{
					icon: "audio-waveform",
					heading: "While the model learns",
					description:
						"Deduplication, planted canary strings that reveal memorisation and, for sensitive records, DP-SGD through Opacus with the privacy budget written into the model's record.",
				},
				{
					icon: "trash-2",
					heading: "After the answer is given",
					description:
						"Traces redacted at write time and kept thirty days by default. A deletion request reaches indexes, caches and tuning sets, and backups expire on a stated date.",
				},
			],
		},
		{
			cardTitle: "Attacks we carry out ourselves",
			cardDescription:
				"Run on a test copy with synthetic secrets, then scheduled so that later changes face them too.",
			contentItems: [
				{
					icon: "user-search",
					heading: "Membership inference",
					description:
						"An attacker tries to tell who was in the training data. Guessing gives an AUC of 0.5; above 0.55 we change the training.",
				},
				{
					icon: "file-warning",
					heading: "Instructions hidden in documents",
					description:
						"Several hundred files carry concealed commands to send data elsewhere. We report how many succeed, by type, against a release target of zero.",
				},
				{
					icon: "key-round",
					heading: "The same question, two clearances",
					description:
						"Paired synthetic staff ask identical questions. One passage beyond a person's access list fails the build and names the connector at fault.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Eight weeks, system by system",
		lifecycleItems: [
			{
				step: 1,
				icon: "route",
				title: "Trace",
				description:
					"Follow one real record from source to prompt, index, log and backup.",
			},
			{
				step: 2,
				icon: "layers",
				title: "Classify",
				description:
					"Sort fields into four handling classes that engineers can apply alone.",
			},
			{
				step: 3,
				icon: "door-closed",
				title: "Close",
				description:
					"Fix the worst exposures first, removing data where possible.",
			},
			{
				step: 4,
				icon: "swords",
				title: "Attack",
				description:
					"Try the repaired system with the methods catalogued in MITRE ATLAS.",
			},
			{
				step: 5,
				icon: "file-check",
				title: "Record",
				description:
					"Assemble results into a privacy impact assessment that your officer can sign.",
			},
		],
	},
	standards: [
		"Australian Privacy Principles",
		"OWASP Top 10 for LLM Applications",
		"MITRE ATLAS",
		"NIST SP 800-226",
		"ISO/IEC 27701",
		"Presidio",
		"Opacus",
		"OpenLineage",
	],
	questions: [
		{
			question: "Is de-identified data outside the Privacy Act?",
			answer:
				"Only while no individual is reasonably identifiable, which depends on who holds the data and what they can join to it. We attempt re-identification with the sources a recipient probably has and document the outcome. Your counsel makes the legal call.",
		},
		{
			question: "Do model providers train on what we send?",
			answer:
				"That varies by provider, plan and setting. We read the terms of the exact service you buy on retention, human review and processing region, then verify your account settings. Data that no contract can cover goes to a model on your own hardware.",
		},
	],
	callToAction: {
		heading: "Name the assistant that worries you",
		description:
			"Over ten working days we act as a curious employee with ordinary access and report what it could be made to reveal.",
		buttonText: "Request a leakage test",
		buttonLink: "/company/contact",
	},
} satisfies Service;
