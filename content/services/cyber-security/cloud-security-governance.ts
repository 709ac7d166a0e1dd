import type { Service } from "#content/schema/service.ts";

export default {
	id: "cloud-security-governance",
	order: 1,
	listed: true,
	menu: {
		label: "Cloud security governance",
		description: "Rules as code, named risk owners, nightly evidence",
		icon: "scale",
	},
	keyCapabilities: [
		"Policy as code across three providers",
		"Control mapping to ISM and CPS 234",
		"Exceptions that expire by themselves",
		"Entitlement review for staff and workloads",
	],
	meta: {
		title: "Cloud security governance",
		description:
			"Cloud controls written as code, mapped to ISO/IEC 27001, ISM and CPS 234, with clear risk owners, dated exceptions and audit evidence collected nightly.",
	},
	pageTitle: "Cloud security governance",
	pageDescription:
		"A cloud estate changes hundreds of times a day, and a policy rewritten yearly cannot keep up. We express your rules as code, tie each rule to the obligation it serves and settle who may grant an exception and for how long. Auditors then work from evidence that a machine collected last night.",
	serviceCards: [
		{
			icon: "library",
			title: "One control set, many obligations",
			description:
				"A library of eighty to one hundred and twenty cloud controls, mapped once to ISO/IEC 27001, the ISM, CPS 234 and your contracts. A new framework becomes mostly a mapping exercise.",
		},
		{
			icon: "octagon-x",
			title: "Guardrails that refuse",
			description:
				"Service control policies, Azure Policy and Organization Policy constraints block the few changes nobody should make: public storage, disabled logging, long-lived access keys, data outside approved regions. Each is first replayed against thirty days of activity logs.",
		},
		{
			icon: "key-round",
			title: "Permissions cut to what is used",
			description:
				"Granted rights are compared with exercised rights for people, service accounts and workloads, and the difference is removed in stages. Administrator access becomes time-bound.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Left in your repository",
			cardDescription:
				"All of it sits in version control, so each change has an author and a reviewer.",
			contentItems: [
				{
					icon: "file-code",
					heading: "Policies with unit tests",
					description:
						"Rego or provider-native rules, each with a passing and a failing example and the identifier of the control it implements.",
				},
				{
					icon: "calendar-x",
					heading: "A register of exceptions",
					description:
						"Who accepted the risk, for which resource, until when. The exemption lapses on its end date, with fourteen days' notice.",
				},
				{
					icon: "file-badge",
					heading: "An evidence pack for each night",
					description:
						"Timestamped results by control, exported in OSCAL, so that an assessor can sample any date in the past year.",
				},
			],
		},
		{
			cardTitle: "Who decides, and on what figures",
			cardDescription:
				"Unclear authority stalls this work more often than missing tools, so we settle it in the first fortnight.",
			contentItems: [
				{
					icon: "landmark",
					heading: "Risk owners in the business",
					description:
						"The executive who answers for a product accepts its residual risk, and security advises. Roles follow the Govern function of CSF 2.0.",
				},
				{
					icon: "users",
					heading: "A control forum of five",
					description:
						"Thirty minutes each fortnight and one backlog. It rules on new guardrails, ageing exceptions and controls with a pass rate below ninety per cent.",
				},
				{
					icon: "gauge",
					heading: "Three numbers a month",
					description:
						"Median days to correct a critical misconfiguration, where we aim for two to five; exceptions past their date; and accounts outside the guardrails. The last two should be zero.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "A quarter's work in five outputs",
		lifecycleItems: [
			{
				step: 1,
				icon: "map",
				title: "Inventory",
				description:
					"Accounts, subscriptions and projects, each with an owner and its most sensitive data.",
			},
			{
				step: 2,
				icon: "scroll-text",
				title: "Control library",
				description:
					"Obligations reduced to testable statements and signed by the chief risk officer.",
			},
			{
				step: 3,
				icon: "shield-ban",
				title: "Enforcement",
				description:
					"Preventive rules from the sandbox outward, production last, each with a way back.",
			},
			{
				step: 4,
				icon: "database-search",
				title: "Evidence store",
				description:
					"Scheduled collection, and a rehearsal in which internal audit samples ten controls.",
			},
			{
				step: 5,
				icon: "user-round-check",
				title: "Handover",
				description: "Two of your engineers add controls while we watch.",
			},
		],
	},
	standards: [
		"NIST CSF 2.0",
		"ISO/IEC 27001",
		"ISO/IEC 27017",
		"CSA Cloud Controls Matrix",
		"CIS Foundations Benchmarks",
		"ACSC Information Security Manual",
		"APRA CPS 234",
		"Open Policy Agent",
	],
	questions: [
		{
			question: "We already pay for a posture management tool. Does it stay?",
			answer:
				"Usually. Such tools find deviations well but do not know your obligations. We switch off rules that serve no control of yours, set severity by the data a resource holds and send what remains to the team that owns the account.",
		},
		{
			question: "Will this prepare us for an IRAP assessment?",
			answer:
				"It prepares the cloud part: control statements for the system security plan annex and dated evidence behind them. The assessment itself belongs to an independent IRAP assessor whom you appoint.",
		},
	],
	callToAction: {
		heading: "Choose one control you doubt",
		description:
			"With read-only access to a single account, we show you in an hour where that control holds and where it stops.",
		buttonText: "Put a control to the test",
		buttonLink: "/company/contact",
	},
} satisfies Service;
