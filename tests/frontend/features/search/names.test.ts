import { expect, it, test } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";

function makePage(
	title: string,
	alsoCalled: string,
	keywords = "",
): SearchDocument {
	return {
		link: `/${title}`,
		title,
		description: "",
		group: "Services",
		icon: "x",
		alsoCalled,
		keywords,
	};
}

const titles = (pages: SearchDocument[], query: string) =>
	createSearchEngine(pages)
		.search(query)
		.map(({ document }) => document.title);

test("a page named by a query of filler words is above one that only contains the start of a word", () => {
	const pages = [
		makePage("Videos", "youtube"),
		makePage("Place", "where are you"),
	];
	expect(titles(pages, "where are you")).toEqual(["Place", "Videos"]);
});

test("a name as it is typed is above one without its filler words", () => {
	const pages = [makePage("Call", "call"), makePage("Night watch", "on call")];
	expect(titles(pages, "on call")).toEqual(["Night watch", "Call"]);
	expect(titles(pages, "call")).toEqual(["Call", "Night watch"]);
});

test("a name of several words is one with other filler words, too", () => {
	const pages = [
		makePage("Builds", "app", "build, build an app"),
		makePage("Software", "build an app"),
	];
	for (const query of ["build me an app", "can you build our app?"])
		expect(titles(pages, query)[0], query).toBe("Software");
});

it("is not named by the only word of a name that is no filler", () => {
	const pages = [makePage("Night watch", "on call"), makePage("Call", "call")];
	const [first, second] = createSearchEngine(pages).search("call");
	expect([first?.document.title, first?.isNamed]).toEqual(["Call", true]);
	expect(second?.isNamed).toBe(false);
});

test("the longest name within a question that leaves out only filler words is its name", () => {
	const pages = [makePage("Attack", "hacked"), makePage("Test", "hack us")];
	for (const query of [
		"hack us",
		"can you hack us",
		"could you hack us please",
	])
		expect(titles(pages, query), query).toEqual(["Test", "Attack"]);
	expect(titles(pages, "are we hacked")[0]).toBe("Attack");
});
