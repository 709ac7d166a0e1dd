import type { ProductPageWords } from "#content/schema/page-words.ts";

/** On every product's page, around its own words in products/; {name} is the product's. */
export default {
	demoButton: "Request Demo",
	workflowHeading: "How a workflow runs",
	workflow: {
		label:
			"How a workflow runs: mail, documents and databases feed a trigger; it starts an agent step, which works with a local or hosted model; a person approves the result or sends it back; then it goes out to records, tickets and messages. Every step is recorded.",
		sources: { name: "Sources", note: "mail, documents, databases" },
		trigger: { name: "Trigger", note: "a time, a message, a change" },
		agent: { name: "Agent step", note: "reads, decides, drafts" },
		model: { name: "Model", note: "local or hosted" },
		check: { name: "A person checks", note: "approves or sends back" },
		systems: { name: "Systems", note: "records, tickets, messages" },
		record: "Every step is recorded",
	},
	featuresHeading: "Core Features",
	extensionsHeading: "Extensions",
	extensionsLead:
		"Each one is a set of workflows, models and connectors made for one kind of work.",
	closing: {
		heading: "See {name} on your own process",
		text: "Bring one workflow that costs your people time. We build the first version of it with you in the session.",
		button: "Schedule Demo",
	},
} satisfies ProductPageWords;
