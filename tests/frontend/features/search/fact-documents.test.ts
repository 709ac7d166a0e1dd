import { expect, it } from "vitest";
import answers from "#content/copy/lists/answers.yaml";
import careers from "#content/copy/pages/careers.yaml";
import { factDocuments } from "#frontend/features/search/build/fact-documents.ts";

const answer = answers.find(({ text }) => text.includes("{positions}"));

/** Returns the text of the answer about positions while there are this many. */
function described(positions: number): string | undefined {
	const titles = Array.from({ length: positions }, (_, index) => ({
		title: `Rigger ${index}`,
	}));
	return factDocuments(titles).find(({ title }) => title === answer?.title)
		?.description;
}

it.skipIf(!answer)(
	"an answer names the first six of many positions, so that other results have room",
	() => {
		expect(described(80)).toContain("Rigger 5; …");
		expect(described(80)).not.toContain("Rigger 6");
	},
);

it.skipIf(!answer)(
	"while no position is open, the answer leaves out the sentence that lists them",
	() => {
		const sentences = answer?.text.split(/(?<=[.!?]) /) ?? [];
		const others = sentences.filter((one) => !one.includes("{positions}"));
		expect(described(0) ?? "").toBe(others.join(" "));
		// Which is on positions only.
		expect(described(0)).not.toContain(careers.applyLabel);
	},
);
