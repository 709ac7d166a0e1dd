import { platformPath } from "#content/routes.ts";
import type { ExtensionPageWords } from "#content/schema/page-words.ts";

/** On every extension's page; {name} is the extension's. */
export default {
	demoButton: "Request Demo",
	back: { label: "Back to FlowForge", href: platformPath },
	purposeHeading: "What it does",
	useCasesHeading: "Use Cases",
	featuresHeading: "Features and benefits",
	featuresLabel: "Key Features",
	benefitsLabel: "Benefits",
	sourcesHeading: "Where its knowledge comes from",
	sourcesLead: "The sources that it connects to, and what it reads from each.",
	closing: {
		heading: "Ready to Get Started",
		text: "See {name} work on a sample of your own data, with your questions, in forty-five minutes.",
		button: "Request Demo",
	},
} satisfies ExtensionPageWords;
