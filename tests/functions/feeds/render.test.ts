import { expect, test } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { renderCopy } from "#functions/feeds/render.ts";
import { makeCopy } from "./make-record.ts";

test("the same papers, fetched again, keep their entity tag and the feed's date", () => {
	const paper = {
		id: "http://arxiv.org/abs/1",
		title: "One",
		authors: ["Ann Lee"],
		summary: "",
		published: "2026-01-01T00:00:00.000Z",
		updated: "2026-01-02T00:00:00.000Z",
		link: "https://arxiv.org/abs/1",
		categories: [],
	};
	const older = { ...paper, id: "2", updated: paper.published };
	const [first, again] = [1, 2].map((hour) =>
		renderCopy(
			preprintUrl,
			makeCopy({
				items: { kind: "papers", list: [older, paper] },
				fetchedAt: Date.UTC(2026, 0, 3, hour),
			}),
		),
	);
	expect(again?.etag).toBe(first?.etag);
	const [head = ""] = first?.body.split("<entry>") ?? [];
	expect(head).toContain(`<updated>${paper.updated}</updated>`);
});
