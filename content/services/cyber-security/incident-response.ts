import type { Service } from "#content/schema/service.ts";

export default {
	id: "incident-response",
	order: 4,
	listed: true,
	menu: {
		label: "Incident response",
		description: "Investigators on call, and a calm plan for the first day",
		icon: "siren",
	},
	keyCapabilities: [
		"Retainer with response targets",
		"Forensics for endpoint, cloud and mail",
		"Notification deadlines tracked",
		"Tabletop exercises for executives",
	],
	meta: {
		title: "Incident response and digital forensics",
		description:
			"Incident response retainer for Australian enterprises: coordination, forensics, containment and the deadlines of SOCI, CPS 234 and the Privacy Act.",
	},
	pageTitle: "Incident response",
	pageDescription:
		"The first hours of an incident are full of small decisions with large effects: which machine to isolate, what to leave running, who may speak for the company. We investigate and coordinate, preserve evidence that will stand scrutiny, and stay until systems are rebuilt and the last report is accepted.",
	serviceCards: [
		{
			icon: "radio",
			title: "One rhythm, one record",
			description:
				"An incident manager issues a situation report every four hours and keeps a single decision log. Investigators are spared the meetings, and executives receive statements marked confirmed, probable or unknown.",
		},
		{
			icon: "microscope",
			title: "Forensics at the size of the estate",
			description:
				"Velociraptor queries thousands of endpoints for the same trace. Memory and disk are taken in order of volatility, with custody records, and join cloud and mailbox logs on one Timesketch timeline.",
		},
		{
			icon: "unplug",
			title: "Containment as a single move",
			description:
				"The intruder's footholds are listed first, then cut in one planned window, so that closing one account does not warn whoever holds the next. Rebuilt systems rejoin the network after a written test.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Clocks we keep beside the inquiry",
			cardDescription:
				"Reporting duties can overlap. We record when each began and draft what your counsel lodges.",
			contentItems: [
				{
					icon: "utility-pole",
					heading: "SOCI Act: 12 or 72 hours",
					description:
						"For critical infrastructure, twelve hours from awareness when availability is significantly affected, and seventy-two for other incidents with a relevant impact.",
				},
				{
					icon: "landmark",
					heading: "CPS 234: 72 hours",
					description:
						"A bank, insurer or super fund has at most seventy-two hours from awareness to tell APRA of a material information security incident.",
				},
				{
					icon: "contact",
					heading: "Privacy Act: 30 days",
					description:
						"The notifiable data breaches scheme allows thirty days to assess a suspected breach. We establish which records were reachable, which were taken and whose they are.",
				},
			],
		},
		{
			cardTitle: "Terms of the retainer",
			cardDescription:
				"Reviewed yearly, and short enough to read at two in the morning.",
			contentItems: [
				{
					icon: "phone-incoming",
					heading: "Response targets",
					description:
						"We aim for a responder on the telephone in thirty to sixty minutes, day or night, and remote collection under way in two to four hours.",
				},
				{
					icon: "wallet",
					heading: "Hours that keep their value",
					description:
						"Forty or eighty hours a year at a fixed rate. Those unused by the tenth month pay for an exercise or new playbooks.",
				},
				{
					icon: "clipboard-list",
					heading: "Readiness in two half-days",
					description:
						"Contacts, log sources, access and insurer conditions are checked at the start, so that the first call is not spent asking for passwords.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "From first call to closed report",
		lifecycleItems: [
			{
				step: 1,
				icon: "phone",
				title: "Hour one",
				description:
					"Open the log, protect volatile evidence and agree who may order a shutdown.",
			},
			{
				step: 2,
				icon: "hard-drive-download",
				title: "Day one",
				description:
					"Collect from priority hosts and state the working theory.",
			},
			{
				step: 3,
				icon: "timeline",
				title: "Week one",
				description:
					"Trace entry, movement and data taken, then carry out the containment window.",
			},
			{
				step: 4,
				icon: "hammer",
				title: "Weeks two to four",
				description:
					"Rebuild from trusted sources, rotate credentials in order and watch for a return.",
			},
			{
				step: 5,
				icon: "book-open-check",
				title: "Week six",
				description:
					"Present cause, impact and at most ten actions, and check those actions at ninety days.",
			},
		],
	},
	standards: [
		"NIST SP 800-61",
		"NIST CSF 2.0",
		"ISO/IEC 27035",
		"RFC 3227",
		"MITRE ATT&CK",
		"STIX/TAXII",
		"Velociraptor",
		"Timesketch",
	],
	questions: [
		{
			question: "Will your findings be covered by legal privilege?",
			answer:
				"That is a matter for your lawyers. In Australia it depends on the dominant purpose for which a document was created, and courts have refused it for some forensic reports. Ask counsel early who should engage us.",
		},
		{
			question: "Do you advise on paying a ransom?",
			answer:
				"We do not negotiate. We tell you what a decryptor could recover, what it could not and whether backups make the point moot. Sanctions law may forbid payment, and under the Cyber Security Act 2024 many businesses must report one to the Commonwealth within seventy-two hours.",
		},
	],
	callToAction: {
		heading: "Rehearse with your executives",
		description:
			"A two-hour tabletop set in your own systems shows what the plan leaves out. If an incident is under way now, say so in the first line of your message.",
		buttonText: "Arrange a tabletop",
		buttonLink: "/company/contact",
	},
} satisfies Service;
