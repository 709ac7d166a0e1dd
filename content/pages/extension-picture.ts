import type { ExtensionPictureWords } from "#content/schema/page-words.ts";

/** Around every extension's picture; what the picture shows stands in the extension's own file. */
export default {
	modelLabel: "Model",
	sourceLabel: "Source",
	anyModel: "Your model",
	anySource: "Your data",
	note: "It runs on models such as {model} and reads sources such as {source}.",
} satisfies ExtensionPictureWords;
