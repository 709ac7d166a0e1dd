import type { ServicePageWords } from "#content/schema/page-words.ts";

/** Headings on every service page. */
export default {
	facts: {
		who: "For",
		time: "Takes",
		price: "Price",
		ask: "To ask",
		askText: "Nothing; an engineer answers within one business day",
	},
	workHeading: "How we work",
	resultHeading: "What you get",
	standardsHeading: "Standards and open technologies",
	questionsHeading: "Questions we are asked",
} satisfies ServicePageWords;
