import type { CategoryPageWords } from "#content/schema/page-words.ts";

/** On every service category's page, around its own words in services/categories.ts. */
export default {
	servicesHeading: "Services",
	capabilitiesLabel: "Key Capabilities",
	moreLabel: "Learn More",
	closing: {
		heading: "Not sure which of these you need?",
		text: "Describe the problem in a few lines. Someone who has solved it before will answer within one business day.",
		button: "Get in Touch",
	},
} satisfies CategoryPageWords;
