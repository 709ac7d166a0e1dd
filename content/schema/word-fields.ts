import { text } from "./fields.ts";

/** Creates a field for a few words, such as those of a button. */
export const label = (sentence: string, example: string) =>
	text([2, 80], sentence, example);

/** Creates a field for a sentence with something that the page fills in. */
export const filled = (sentence: string, example: string) =>
	text([2, 120], sentence, example);
