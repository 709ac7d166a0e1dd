import { text } from "./fields.ts";
import { alsoCalled, metaSchema } from "./page-parts.ts";

/** The fields of a page that is mostly a heading above something else: news, research, docs and the like. */
export const headedPage = {
	meta: metaSchema,
	alsoCalled,
	heading: text(2, 80, "The page's heading.", "Our Partners"),
	intro: text(
		20,
		320,
		"The introduction below the heading.",
		"We work with a few companies that each do one thing well.",
	),
};
