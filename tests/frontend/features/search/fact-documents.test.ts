import { expect, it, vi } from "vitest";
import type { Position } from "#content/collections.ts";
import answers from "#content/copy/lists/answers.yaml";
import { factDocuments } from "#frontend/features/search/build/fact-documents.ts";

vi.mock(import("#frontend/build/all-content.ts"), async (original) => ({
	...(await original()),
	jobs: Array.from(
		{ length: 80 },
		(_, index) => ({ title: `Rigger ${index}` }) as Position,
	),
}));

const answer = answers.find(({ text }) => text.includes("{positions}"));

it.skipIf(!answer)(
	"an answer names the first six of many positions, so that other results have room",
	() => {
		const { description = "" } =
			factDocuments().find(({ title }) => title === answer?.title) ?? {};
		expect(description).toContain("Rigger 5, …");
		expect(description).not.toContain("Rigger 6");
	},
);
