import type { Extension } from "#content/schema/product.ts";

export default {
	id: "process-optimiser",
	order: 3,
	name: "Process Optimiser",
	icon: "route",
	meta: {
		title: "Process Optimiser: find where work waits",
		description:
			"Draw a process as it really ran, rank delays by hours lost, and test a change on past cases before anyone is retrained.",
	},
	shortDescription:
		"Finds where work queues, why it does, and what a change would do",
	description:
		"Whenever a claim, order or ticket changes status, some system writes a timestamp. Process Optimiser collects these events, joins them by case and draws the process as it ran, including the loops, skipped checks and queues that are on no chart. It ranks delays by total hours lost, tests likely causes such as batch approval or missing data, and replays past cases under a proposed rule. Language models name free-text steps and write the explanation. The figures themselves come from ordinary calculation on the event log, so two runs on the same data agree. The process owner chooses what to change; the change can then be built as a FlowForge workflow and measured over matching periods before and after.",
	screenshot: "/share/products/flowforge/extensions/process-optimiser.png",
	picture: {
		drawing: "process-optimiser",
		text: "Cases rise from the ground and queue at one narrow step; a second way leads past it.",
	},
	features: [
		"Process maps discovered from event logs, with a case count and median wait on every path",
		"Bottlenecks ranked by hours lost and split into waiting, working and rework",
		"Conformance checks against a BPMN model, listing the cases that missed a required step",
		"Simulation of staffing, routing and batch rules, showing a range and its assumptions",
		"Drill-down from any number to the cases and source events beneath it",
		"Reporting by role or queue with a minimum group size, so that individuals are not scored",
	],
	benefits: [
		"A dispute about where the time goes can be settled by opening the cases concerned",
		"A change that would only move the queue downstream shows up in simulation, while it is still cheap to drop",
		"Deviations are listed from all recorded cases, where a manual audit would sample",
		"Lead time, rework rate and first-pass yield are reported with the same definitions every month",
	],
	useCases: [
		{
			title: "Invoices that are paid late",
			description:
				"ERP events show whether invoices wait for goods receipt, coding or sign-off. If a delegate approves in weekly batches, the simulation estimates what a second delegate would save. Accounts payable checks twenty cases by hand before any rule changes.",
		},
		{
			title: "Tickets that bounce between teams",
			description:
				"Reassignment chains are grouped by ticket wording and by the team that resolved them in the end. The result is a proposed routing table with the evidence for each rule. The service manager accepts rules singly, and reassignments per ticket are charted weekly.",
		},
		{
			title: "Accounts opened before a check",
			description:
				"Onboarding cases are compared with the approved procedure, and those without an identity check on record are listed. Compliance marks each as a breach, a logging fault or a permitted exception; permitted paths are added to the model.",
		},
	],
	extensionContent: [
		{
			category_id: "erp-finance",
			category_name: "ERP and finance events",
			category_icon: "landmark",
			category_datasources: [
				{
					datasource_name: "SAP S/4HANA",
					datasource_description:
						"Change documents for orders, deliveries and invoices, with time and user role.",
					datasource_icon: "file-clock",
				},
				{
					datasource_name: "Oracle E-Business Suite",
					datasource_description:
						"Approval history and hold reasons from payables and purchasing.",
					datasource_icon: "stamp",
				},
				{
					datasource_name: "Dynamics 365 Finance",
					datasource_description:
						"Workflow history, posting times and rejections by document type.",
					datasource_icon: "undo-2",
				},
			],
		},
		{
			category_id: "case-management",
			category_name: "Service and case management",
			category_icon: "ticket",
			category_datasources: [
				{
					datasource_name: "ServiceNow",
					datasource_description:
						"State changes, assignment groups and pauses on incidents, requests and changes.",
					datasource_icon: "life-buoy",
				},
				{
					datasource_name: "Jira",
					datasource_description:
						"Issue transitions, blocked flags and links between dependent work.",
					datasource_icon: "square-kanban",
				},
				{
					datasource_name: "Salesforce Service Cloud",
					datasource_description:
						"Case milestones, escalations and the time spent waiting on the customer.",
					datasource_icon: "headset",
				},
				{
					datasource_name: "Zendesk",
					datasource_description:
						"Ticket events, reopen counts and the first-reply clock.",
					datasource_icon: "message-circle-reply",
				},
			],
		},
		{
			category_id: "workflow-engines",
			category_name: "Workflow engines and models",
			category_icon: "git-fork",
			category_datasources: [
				{
					datasource_name: "FlowForge run history",
					datasource_description:
						"Start, end, retry and approval times for each step of your own workflows.",
					datasource_icon: "history",
				},
				{
					datasource_name: "Camunda",
					datasource_description:
						"Activity instances, incidents and variables that decide a branch.",
					datasource_icon: "circle-dot",
				},
				{
					datasource_name: "BPMN 2.0 files",
					datasource_description:
						"The approved process model, used as the yardstick in conformance checks.",
					datasource_icon: "waypoints",
				},
			],
		},
		{
			category_id: "event-data",
			category_name: "Event logs and streams",
			category_icon: "logs",
			category_datasources: [
				{
					datasource_name: "XES and CSV logs",
					datasource_description:
						"Exported case, activity and timestamp columns from systems without a connector.",
					datasource_icon: "file-input",
				},
				{
					datasource_name: "OCEL 2.0 logs",
					datasource_description:
						"Object-centric events, for work where one order spans many items and deliveries.",
					datasource_icon: "boxes",
				},
				{
					datasource_name: "Apache Kafka",
					datasource_description:
						"Business events read from nominated topics as they are published.",
					datasource_icon: "radio-tower",
				},
				{
					datasource_name: "Databricks",
					datasource_description:
						"Event tables already joined by your data team, read on a schedule.",
					datasource_icon: "layers-3",
				},
			],
		},
		{
			category_id: "capacity",
			category_name: "Capacity and calendars",
			category_icon: "calendar-clock",
			category_datasources: [
				{
					datasource_name: "Workday",
					datasource_description:
						"Head count by role and team, plus public holidays, as simulation inputs.",
					datasource_icon: "id-card",
				},
				{
					datasource_name: "Genesys Cloud",
					datasource_description:
						"Queue arrivals, handle time and abandonment for each half hour.",
					datasource_icon: "phone-incoming",
				},
				{
					datasource_name: "iCalendar feeds",
					datasource_description:
						"Cut-off dates, board meetings and shutdowns that explain regular peaks.",
					datasource_icon: "calendar-days",
				},
			],
		},
	],
} satisfies Extension;
