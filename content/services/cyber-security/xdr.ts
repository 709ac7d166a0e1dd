import type { Service } from "#content/schema/service.ts";

export default {
	id: "xdr",
	order: 5,
	listed: true,
	menu: {
		label: "Extended detection and response",
		description: "Signals from every layer, joined into one case to judge",
		icon: "radar",
	},
	keyCapabilities: [
		"Detections as code in Sigma",
		"Telemetry normalised to OCSF",
		"Response actions with approval rules",
		"Monthly adversary emulation",
		"Triage at all hours, if wanted",
	],
	meta: {
		title: "XDR: extended detection and response",
		description:
			"XDR design and operation: OCSF telemetry, Sigma detections as code, response with approval rules and coverage proved each month by adversary emulation.",
	},
	pageTitle: "Extended detection and response (XDR)",
	pageDescription:
		"Endpoint, identity, mail, network and cloud tools each see one part of an intrusion. XDR joins them into a case that an analyst can judge in minutes. We design the data, write the detections, connect response actions that are safe to automate, and check the result each month by playing the attacker.",
	serviceCards: [
		{
			icon: "cylinder",
			title: "Telemetry at a sensible cost",
			description:
				"Bulky records go to object storage, searchable for twelve months, while the small share that raises alerts stays in the fast tier. Fields follow OCSF, so a change of vendor leaves most rules standing.",
		},
		{
			icon: "file-code-2",
			title: "Rules treated as software",
			description:
				"Detections are written in Sigma, peer reviewed and released from a pipeline. Each one carries its ATT&CK technique, known benign causes, a triage note and a sample event that has to fire before deployment.",
		},
		{
			icon: "circle-power",
			title: "Response inside agreed limits",
			description:
				"Isolate a host, revoke sessions, disable an account, block a sender. We record what each action could interrupt, how to undo it and who approves it, and map it to D3FEND to show missing countermeasures.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Figures on the monthly page",
			cardDescription:
				"Drawn from the case system, with definitions frozen for the year.",
			contentItems: [
				{
					icon: "timer",
					heading: "Minutes from alert to verdict",
					description:
						"For high severity we aim for a median of ten to twenty. The ninetieth percentile is printed beside it, because a median hides the bad night.",
				},
				{
					icon: "funnel",
					heading: "Alert precision",
					description:
						"The share of alerts that led to an action or a useful finding. A rule still below thirty per cent after a month of tuning is rewritten or withdrawn.",
				},
				{
					icon: "target",
					heading: "Techniques caught in emulation",
					description:
						"Fifteen to twenty Atomic Red Team tests a month. The score counts techniques seen by an analyst; installed rules earn nothing.",
				},
			],
		},
		{
			cardTitle: "Who watches at which hour",
			cardDescription:
				"A one-page roster states which of three arrangements applies to each hour of the week.",
			contentItems: [
				{
					icon: "wrench",
					heading: "Your analysts, our engineering",
					description:
						"Your operations centre does the triage while we maintain pipelines, parsers and rules.",
				},
				{
					icon: "moon",
					heading: "Shared shifts",
					description:
						"You cover business hours and we take nights and weekends, in one queue with a fifteen-minute handover at either end.",
				},
				{
					icon: "headset",
					heading: "We watch, you approve",
					description:
						"Our analysts work around the clock and carry out containment agreed beforehand. Anything that might stop a business service goes by telephone to your duty manager.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Towards a tuned service",
		lifecycleItems: [
			{
				step: 1,
				icon: "list-ordered",
				title: "Choose the threats",
				description:
					"Rank ten intrusion scenarios for your sector from incident reports and STIX/TAXII feeds.",
			},
			{
				step: 2,
				icon: "cable",
				title: "Connect the sources",
				description:
					"Start with identity, endpoint and cloud audit logs, and alarm on silence.",
			},
			{
				step: 3,
				icon: "git-pull-request",
				title: "Release the rules",
				description:
					"Ship forty to sixty detections that cover the ranked scenarios, in weekly batches.",
			},
			{
				step: 4,
				icon: "swords",
				title: "Spar",
				description:
					"Run a purple team day in which attackers and analysts compare notes after each technique.",
			},
			{
				step: 5,
				icon: "sliders-horizontal",
				title: "Tune and retire",
				description:
					"Review noisy and silent rules every week, and delete those that no scenario needs.",
			},
		],
	},
	standards: [
		"MITRE ATT&CK",
		"MITRE D3FEND",
		"OCSF",
		"Sigma",
		"STIX/TAXII",
		"Atomic Red Team",
		"osquery",
		"Zeek",
	],
	questions: [
		{
			question: "Do we have to replace our endpoint agent or SIEM?",
			answer:
				"Seldom. An agent that exports telemetry and accepts commands through an API can stay. We suggest a change when a source cannot be searched, when licensing makes a year of retention unaffordable, or when two agents do one job.",
		},
		{
			question: "Where is our security data held?",
			answer:
				"In your own cloud tenancy, in an Australian region, under keys you control. Our analysts sign in through your identity provider with time-limited roles, and the queries they run are logged where you can read them.",
		},
	],
	callToAction: {
		heading: "Run five techniques, see what shows",
		description:
			"In one morning, beside your operations team, we execute five harmless tests and compare what was done with what was noticed.",
		buttonText: "Plan a detection morning",
		buttonLink: "/company/contact",
	},
} satisfies Service;
