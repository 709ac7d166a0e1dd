import type { FigureWords } from "#content/schema/figure.ts";

/** What figures say by themselves, on every page. */
export default {
	example: "An example to show the shape, not a client's figures.",
	source: "Source:",
	branch: "Or:",
	back: "Back to",
	owner: "Owner:",
	duties: {
		does: "Does it",
		approves: "Approves",
		helps: "Helps",
		told: "Is told",
		none: "–",
	},
} satisfies FigureWords;
