import type { Service } from "#content/schema/service.ts";

export default {
	id: "chatbots",
	order: 6,
	listed: true,
	menu: {
		label: "Chatbots and assistants",
		description: "Answers from approved sources, with a clean handover",
		icon: "messages-square",
	},
	keyCapabilities: [
		"Cited answers from your content",
		"Handover to people with context",
		"Test sets built from real questions",
		"Accessible, multilingual interface",
	],
	meta: {
		title: "AI chatbots and assistants for enterprises",
		description:
			"Customer and staff assistants that cite approved sources, admit what they do not know and pass people on with context. Measured by resolution.",
	},
	pageTitle: "AI chatbots and assistants",
	pageDescription:
		"People forgive an assistant that admits it does not know and finds someone who does. An invented refund rule they remember for years. We build customer and staff assistants that answer from content you have approved, show the source and pass the conversation on before patience runs out.",
	serviceCards: [
		{
			icon: "quote",
			title: "Every claim has a source",
			description:
				"Keyword and vector search run together, a reranker picks passages and the reply cites them. A second model checks sentence by sentence, and anything the passages do not support is removed.",
		},
		{
			icon: "phone-forwarded",
			title: "Handover without repetition",
			description:
				"The contact centre receives the transcript, the verified identity and a three-line summary. Signs of distress, hardship or complaint start the transfer at once.",
		},
		{
			icon: "accessibility",
			title: "Words and screens for everyone",
			description:
				"Plain English at about a Year 8 level, an interface tested against WCAG 2.2 AA with screen-reader users, and other languages chosen from contact records and reviewed by fluent speakers.",
		},
	],
	solutionCards: [
		{
			cardTitle: "A test set instead of a demo",
			cardDescription:
				"Three to five hundred real questions with agreed answers decide whether a version may be released.",
			contentItems: [
				{
					icon: "check-check",
					heading: "Supported and correct",
					description:
						"Your specialists mark answers, and an LLM judge takes over volume once its marks agree with theirs. We target 95 per cent supported and 90 per cent complete.",
				},
				{
					icon: "phone-off",
					heading: "Resolution, counted strictly",
					description:
						"Success means that the same person does not call, write or chat about the matter within seven days. For topics in scope, 50 to 65 per cent is a sound first-year aim.",
				},
				{
					icon: "timer",
					heading: "Seconds to the first words",
					description:
						"Below 1.5 seconds for nineteen replies in twenty, measured in the visitor's browser over a full week.",
				},
			],
		},
		{
			cardTitle: "Behaviour on a bad day",
			cardDescription:
				"Agreed with your legal and service teams, then written as tests for each release.",
			contentItems: [
				{
					icon: "hand",
					heading: "Off-limits topics",
					description:
						"Personal financial, legal and medical advice gets a fixed reply and a route to a qualified person. Refusing a fair question is a fault too, capped at three per cent.",
				},
				{
					icon: "bug",
					heading: "Visitors who try to break it",
					description:
						"Four hundred hostile prompts, refreshed quarterly, try to provoke abuse or obtain a discount. Account tools act only for the customer who has signed in.",
				},
				{
					icon: "cloud-off",
					heading: "A model that stops responding",
					description:
						"After eight seconds the page shows matching help articles and a contact form. We switch the model off once a month to see that this still works.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Twelve weeks to the public",
		lifecycleItems: [
			{
				step: 1,
				icon: "ear",
				title: "Listen",
				description:
					"Read a thousand past conversations and group them by what the person wanted.",
			},
			{
				step: 2,
				icon: "book-x",
				title: "Tidy",
				description:
					"Retire stale and contradictory articles; give each survivor an editor.",
			},
			{
				step: 3,
				icon: "blocks",
				title: "Assemble",
				description:
					"Connect search, model, sign-in and agent desk, and automate the question set.",
			},
			{
				step: 4,
				icon: "headset",
				title: "Pilot",
				description:
					"Let service staff use it on live calls for three weeks and correct what it says.",
			},
			{
				step: 5,
				icon: "door-open",
				title: "Open",
				description:
					"Offer it to one visitor in twenty, read transcripts daily and widen in steps.",
			},
		],
	},
	standards: [
		"WCAG 2.2",
		"OWASP Top 10 for LLM Applications",
		"OpenID Connect",
		"OpenSearch",
		"pgvector",
		"Ragas",
		"vLLM",
	],
	questions: [
		{
			question: "Are we bound by what the assistant says?",
			answer:
				"Plan as if you are. Australian Consumer Law covers misleading statements in trade, whether a person or a program makes them. In 2024 a Canadian tribunal held an airline responsible for wrong advice from its website chatbot. So prices, entitlements and deadlines come word for word from your records.",
		},
		{
			question: "What does it cost to run?",
			answer:
				"Model charges for a typical conversation usually come to cents, and we cap them by day. The larger cost is content: allow an editor about a day each week to close the gaps that transcripts expose.",
		},
	],
	callToAction: {
		heading: "Let the transcripts speak first",
		description:
			"From a thousand redacted conversations we report main topics, the share an assistant could answer and missing articles.",
		buttonText: "Plan a transcript study",
		buttonLink: "/company/contact",
	},
} satisfies Service;
