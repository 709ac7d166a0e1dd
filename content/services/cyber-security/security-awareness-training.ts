import type { Service } from "#content/schema/service.ts";

export default {
	id: "security-awareness-training",
	order: 6,
	listed: true,
	menu: {
		label: "Security awareness training",
		description: "Short lessons by role, measured by what people then do",
		icon: "graduation-cap",
	},
	keyCapabilities: [
		"Role-based modules under ten minutes",
		"Phishing simulation with ground rules",
		"Report button and feedback loop",
		"Board and executive sessions",
	],
	meta: {
		title: "Security awareness training",
		description:
			"Security awareness training over twelve months: lessons by role, fair phishing simulation and measures of behaviour such as reporting and verification.",
	},
	pageTitle: "Security awareness training",
	pageDescription:
		"People pay invoices, reset passwords and open attachments from strangers because that is their work. Lessons help when they are short, concern a task done this week and come with an easy way to ask. We build a twelve-month program on a few behaviours that would have changed real incidents, and measure those.",
	serviceCards: [
		{
			icon: "id-card-lanyard",
			title: "Content for the role",
			description:
				"Accounts staff rehearse a call-back on changed bank details, the service desk practises identity checks, developers deal with a leaked key and executive assistants meet a cloned voice. Modules last six to nine minutes and show your own forms and screens.",
		},
		{
			icon: "fishing-hook",
			title: "Simulations graded for difficulty",
			description:
				"Each lure is rated with the NIST Phish Scale, so that a hard month is not mistaken for a careless one. Anyone who clicks sees the cues in that very message at once.",
		},
		{
			icon: "flag",
			title: "Reporting that gets an answer",
			description:
				"One button in the mail client, a reply to each reporter within the hour and a weekly note on what those reports stopped. People who are thanked go on reporting.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Measures of behaviour",
			cardDescription:
				"Completion shows attendance. These three go to the risk committee every quarter.",
			contentItems: [
				{
					icon: "bell-ring",
					heading: "Report rate and speed",
					description:
						"The proportion of staff who report a simulated lure, and the wait for the first report. After a year we aim for forty to sixty per cent and less than five minutes.",
				},
				{
					icon: "phone-outgoing",
					heading: "Verification in real work",
					description:
						"From payment records: how many changed supplier details show a call-back to a number already on file. The aim is ninety-eight per cent or better.",
				},
				{
					icon: "repeat-2",
					heading: "Repeat exposure",
					description:
						"Staff who entered a password in three or more tests within a year, aiming below two per cent. They receive a conversation and stronger sign-in protection.",
				},
			],
		},
		{
			cardTitle: "Ground rules for simulation",
			cardDescription:
				"Trickery costs goodwill that security later needs, so these terms are signed first.",
			contentItems: [
				{
					icon: "heart-handshake",
					heading: "No cruel lures",
					description:
						"Bonuses, redundancies, health results and family emergencies are excluded. Criminals use them, and a lesson on them can be taught without the trick.",
				},
				{
					icon: "eye-off",
					heading: "Results kept from appraisals",
					description:
						"Managers see figures for groups of ten or more. Individual results stay with the program team and play no part in performance reviews, as the notice to staff says.",
				},
				{
					icon: "scale",
					heading: "Notice of monitoring",
					description:
						"New South Wales and the ACT require notice of certain workplace monitoring. Your counsel confirms beforehand that click tracking is covered.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Twelve months in five parts",
		lifecycleItems: [
			{
				step: 1,
				icon: "ear",
				title: "Listening",
				description:
					"Read a year of incidents and interview twelve people in exposed roles.",
			},
			{
				step: 2,
				icon: "list-filter",
				title: "Choosing",
				description:
					"Pick three behaviours for each role group and record where each stands today.",
			},
			{
				step: 3,
				icon: "clapperboard",
				title: "Making",
				description:
					"Write, film and caption the modules to WCAG 2.2 AA, and try them on six colleagues.",
			},
			{
				step: 4,
				icon: "drama",
				title: "Practising",
				description:
					"Publish one lesson a month, with simulations between and a live drill each quarter.",
			},
			{
				step: 5,
				icon: "chart-line",
				title: "Accounting",
				description:
					"Compare with the starting figures, and drop whatever changed nothing.",
			},
		],
	},
	standards: [
		"NIST SP 800-50",
		"NIST Phish Scale",
		"CIS Controls",
		"ISO/IEC 27001",
		"ACSC Information Security Manual",
		"SCORM and xAPI",
		"WCAG 2.2",
	],
	questions: [
		{
			question: "How much of our people's time does it take?",
			answer:
				"About two hours a year for most: a monthly module and four short drills. Finance, service desk and privileged users spend four to five hours, because their mistakes are the costly ones.",
		},
		{
			question: "Would the money be better spent on technical controls?",
			answer:
				"Sometimes. Phishing-resistant sign-in with FIDO2, macro restrictions and DMARC enforcement each remove a class of mistake. Where a control would work better than a lesson, we say so in writing and shorten the course.",
		},
	],
	callToAction: {
		heading: "See a lesson before you decide",
		description:
			"Tell us about one role and one recurring mistake. We make a sample module, free of charge, for ten colleagues to try.",
		buttonText: "Ask for a sample lesson",
		buttonLink: "/company/contact",
	},
} satisfies Service;
