import * as z from "zod";
import { text } from "./fields.ts";

/** Creates the field that selects the kind of figure. */
export const kind = <Name extends string>(...names: [Name, ...Name[]]) =>
	z.enum(names).meta({
		description: `What is drawn: ${names.join(" or ")}.`,
		examples: [names[0]],
	});

export const number = (sentence: string, example: number) =>
	z.number().meta({ description: sentence, examples: [example] });

/** Fields that every kind of figure has. */
export const shared = {
	title: text([3, 70], "What it shows, as its heading.", "The first 72 hours"),
	caption: text(
		[20, 220],
		"One or two sentences that say how to read it, or what follows from it.",
		"Small waves can be reversed on the night.",
	),
};

export const label = (sentence: string, example: string) =>
	text([2, 48], sentence, example);
export const note = text(
	[3, 110],
	"A clause below it, without a full stop.",
	"Timed line by line",
);
