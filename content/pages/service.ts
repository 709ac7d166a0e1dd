import type { ServicePageWords } from "#content/schema/page-words.ts";

/** Headings on every service page. */
export default {
	workHeading: "How we work",
	resultHeading: "What you get",
	standardsHeading: "Standards and open technologies",
	questionsHeading: "Questions we are asked",
} satisfies ServicePageWords;
