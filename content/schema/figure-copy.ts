import type * as z from "zod";
import { group, text } from "./fields.ts";

export const figureCopySchema = group(
	"Text that figures on every page share.",
	{
		example: text([10, 120], "Below numbers without a source.", "An example."),
		source: text([2, 20], "Before a source.", "Source:"),
		branch: text([1, 20], "Before what happens otherwise.", "Or:"),
		back: text([2, 20], "Before the name of an earlier step.", "Back to"),
		owner: text(
			[2, 20],
			"Before the owner of a layer; for screen readers only.",
			"Owner:",
		),
		duties: group("What each duty is called.", {
			does: text([2, 20], "For those who do it.", "Does it"),
			approves: text([2, 20], "For those who approve it.", "Approves"),
			helps: text([2, 20], "For those who help.", "Helps"),
			told: text([2, 20], "For those who are told.", "Is told"),
			none: text([1, 20], "For those who have no part in it.", "–"),
		}),
	},
);
export type FigureCopy = z.infer<typeof figureCopySchema>;
