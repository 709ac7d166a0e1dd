import type { Service } from "#content/schema/service.ts";

export default {
	id: "strategy-governance",
	order: 1,
	listed: true,
	menu: {
		label: "AI strategy and governance",
		description: "Choose the right AI work and say who answers for it",
		icon: "compass",
	},
	keyCapabilities: [
		"Register of AI in use, with owners",
		"Use cases ranked by value and harm",
		"Decision rights for each risk tier",
		"Controls mapped to ISO/IEC 42001",
	],
	meta: {
		title: "AI strategy and governance consulting",
		description:
			"An AI register, a ranked portfolio and clear decision rights, mapped to ISO/IEC 42001, the NIST AI RMF and Australian guidance.",
	},
	pageTitle: "AI strategy and governance",
	pageDescription:
		"Somewhere in your organisation a model may already rank people, prices or claims with nobody named to answer for it. We find those systems, decide with you which new ones deserve money, and set rules short enough that project teams will follow them.",
	serviceCards: [
		{
			icon: "binoculars",
			title: "A register that matches reality",
			description:
				"Built from sign-on logs, expense claims, supplier contracts and interviews, since a survey misses the feature a vendor switched on last month. Entries state purpose, data used, supplier, owner and risk tier.",
		},
		{
			icon: "list-filter",
			title: "A portfolio with a stop list",
			description:
				"We usually start with thirty to fifty ideas and fund about five. Every survivor has a measured baseline, a running cost at full volume, a person whose budget changes and the evidence that would end it.",
		},
		{
			icon: "waypoints",
			title: "One control set for several frameworks",
			description:
				"About forty controls, written once and mapped to ISO/IEC 42001, the NIST AI RMF and the Guidance for AI Adoption, which condensed the ten guardrails of the Voluntary AI Safety Standard into six practices.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Who may say yes",
			cardDescription:
				"An operating model on one page: each proposal has a route, a reviewer and a date.",
			contentItems: [
				{
					icon: "signature",
					heading: "Approval sized to the risk",
					description:
						"A team lead clears low-risk uses on the day. Two trained reviewers handle the middle tier. A committee hears the rest and owes an answer within ten working days.",
				},
				{
					icon: "octagon-x",
					heading: "An executive with a switch",
					description:
						"A named officer signs each high-risk system's impact assessment, accepts the remaining risk in writing and may stop the system without seeking permission.",
				},
				{
					icon: "store",
					heading: "Bought AI under the same rules",
					description:
						"Contract clauses on training with your data, sub-processors, model changes and incidents, plus thirty questions that procurement can ask alone.",
				},
			],
		},
		{
			cardTitle: "The quarterly page for your board",
			cardDescription:
				"Three numbers with a trend, reported in poor quarters as well as good ones.",
			contentItems: [
				{
					icon: "search-check",
					heading: "Register coverage",
					description:
						"Internal audit samples systems in use and looks for them in the register. We aim for nine in ten by the second quarter.",
				},
				{
					icon: "hourglass",
					heading: "Days from request to decision",
					description:
						"Median working days per tier: one for low risk, five for medium, ten for high. A slow gate teaches people to walk around it.",
				},
				{
					icon: "scale",
					heading: "Benefit against the business case",
					description:
						"Hours, errors or dollars compared with the baseline taken beforehand. No gain after two quarters means rescope or close.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Sixteen weeks to rules in daily use",
		lifecycleItems: [
			{
				step: 1,
				icon: "footprints",
				title: "Uncover",
				description: "Search logs and contracts and hold two dozen interviews.",
			},
			{
				step: 2,
				icon: "list-ordered",
				title: "Rank",
				description:
					"Score proposals on value, feasibility and possible harm, with finance in the room.",
			},
			{
				step: 3,
				icon: "pen-line",
				title: "Draft",
				description:
					"Write policy, tiers and templates around your existing risk forms.",
			},
			{
				step: 4,
				icon: "drama",
				title: "Rehearse",
				description:
					"Put two live proposals and a mock incident through the rules, then cut what got in the way.",
			},
			{
				step: 5,
				icon: "graduation-cap",
				title: "Teach",
				description:
					"Train reviewers on past cases until they assign the same tier nine times in ten.",
			},
		],
	},
	standards: [
		"ISO/IEC 42001",
		"ISO/IEC 23894",
		"ISO/IEC 42005",
		"NIST AI RMF",
		"Guidance for AI Adoption",
		"Voluntary AI Safety Standard",
	],
	questions: [
		{
			question: "What does Australian law require of us today?",
			answer:
				"There is no single AI Act. Privacy, consumer, discrimination and sector law apply to AI as to anything else. From 10 December 2026 privacy policies must also describe certain automated decisions made with personal information. Your lawyers confirm the duties; we map controls to them.",
		},
		{
			question: "Should we be certified to ISO/IEC 42001?",
			answer:
				"If customers or tenders ask for it. The standard is a useful skeleton either way. We prepare the management system and internal audit; an independent body certifies.",
		},
	],
	callToAction: {
		heading: "Start with one division",
		description:
			"In two weeks we list the AI it uses, place each system in a tier and mark what an auditor would question.",
		buttonText: "Ask for a discovery sample",
		buttonLink: "/company/contact",
	},
} satisfies Service;
