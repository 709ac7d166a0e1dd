import { expect, it } from "vitest";
import { pagesIn } from "#content/file-pages.ts";
import { copy } from "#frontend/build/all-content.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { otherPages } from "#frontend/features/search/build/other-pages.ts";

const [docs] = pagesIn(copy).filter(({ entry }) => entry === copy.docs);

it("the search finds a page for which no code was written, in the group named like its folder", () => {
	if (!docs) throw new Error("There is no page of documentation");
	const added = { ...docs, path: "/resources/events" };
	const [found, ...more] = otherPages([docs, added], [docs.path]);
	expect(more).toEqual([]);
	expect(found).toMatchObject({
		link: "/resources/events",
		title: copy.docs.heading,
		description: copy.docs.meta.description,
		group: "Resources",
		icon: "file-text",
	});
	expect(found?.body).toContain(copy.docs.intro);
});

it("a page outside the folders that are named like groups belongs to Company", () => {
	if (!docs) throw new Error("There is no page of documentation");
	const [found] = otherPages([{ ...docs, path: "/events" }], []);
	expect(found?.group).toBe("Company");
});

it("every page but the home page has a document", () => {
	const links = searchDocuments().map(({ link }) => link);
	const paths = pagesIn(copy).map(({ path }) => path);
	expect(paths.filter((path) => !links.includes(path))).toEqual(["/"]);
});
