import { describe, expect, it } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import {
	firstOf,
	groupHits,
	startGroups,
} from "#frontend/features/search/results.ts";
import type { SearchHit } from "#frontend/features/search/search-engine.ts";
import {
	groupLimit,
	resultLimit,
} from "#frontend/features/search/search-limits.ts";
import { copy } from "#tests/copy.ts";

const words = copy.searchWords;

function makeDocument(
	title: string,
	group: SearchDocument["group"],
): SearchDocument {
	return { link: `/${title}`, title, description: "", group, icon: "x" };
}

function makeHit(
	title: string,
	group: SearchDocument["group"],
	score: number,
): SearchHit {
	const document = makeDocument(title, group);
	return { document, link: document.link, words: [], isNamed: false, score };
}

describe("results", () => {
	it("are in the promised order, then the others", () => {
		const hits = (
			[
				"Actions",
				"Papers",
				"Legal",
				"Company",
				"News",
				"Resources",
				"Answers",
				"Services",
				"Products",
			] as const
		).map((group) => makeHit(group, group, 1));
		expect(groupHits(hits).groups.map(({ heading }) => heading)).toEqual([
			words.groups.Products,
			words.groups.Services,
			words.groups.Company,
			words.groups.Answers,
			words.groups.Resources,
			words.groups.Legal,
			words.groups.News,
			words.groups.Papers,
			words.groups.Actions,
		]);
	});

	it("do not exceed the limits of a group and of the list", () => {
		const hits = (["Products", "Services", "Company", "News"] as const).flatMap(
			(group) =>
				Array.from({ length: 10 }, (_, index) =>
					makeHit(`${group}${index}`, group, 1),
				),
		);
		const { groups, links } = groupHits(hits);
		for (const group of groups) {
			expect(group.hits.length).toBeLessThanOrEqual(groupLimit);
		}
		expect(links.length).toBeLessThanOrEqual(resultLimit);
	});

	it("preselect the best, and have nothing much weaker above it", () => {
		const best = makeHit("best", "Company", 10);
		const near = makeHit("near", "Products", 7);
		const weak = makeHit("weak", "Services", 5);
		const below = makeHit("below", "Resources", 1);
		expect(groupHits([best, near, weak, below])).toMatchObject({
			best: "/best",
			links: ["/near", "/best", "/below"],
		});
		expect(groupHits([]).best).toBe("");
	});

	it("preselect an article only if its whole title was typed", () => {
		const ours = makeHit("ours", "Services", 1);
		const article = makeHit("article", "News", 9);
		expect(groupHits([ours, article]).best).toBe("/ours");
		const named = { ...article, isNamed: true };
		expect(groupHits([ours, named])).toMatchObject({
			best: "/article",
			links: ["/article"],
		});
	});

	it("can be limited to their first rows", () => {
		const { groups } = groupHits([
			makeHit("a", "Products", 3),
			makeHit("b", "Services", 2),
			makeHit("c", "Services", 1),
		]);
		const titles = firstOf(groups, 2).flatMap(({ hits }) =>
			hits.map(({ document }) => document.title),
		);
		expect(titles).toEqual(["a", "b"]);
		expect(firstOf(groups, 1)).toHaveLength(1);
	});

	it("start with the latest choices before anything is typed", () => {
		const documents = [
			makeDocument("FlowForge", "Products"),
			makeDocument("Contact", "Company"),
		];
		const { groups, best } = startGroups(documents, ["/Contact", "/gone"]);
		expect(groups.map(({ heading }) => heading)).toEqual([
			words.recentHeading,
			words.groups.Products,
		]);
		expect(best).toBe("/Contact");
	});

	it("start with the section that was chosen last", () => {
		const page = {
			...makeDocument("FinOps", "Services"),
			sections: [{ title: "From invoice to habit" }],
		};
		const link = "/FinOps#from-invoice-to-habit";
		const { groups } = startGroups([page], [link, "/FinOps#gone"]);
		expect(groups).toHaveLength(1);
		expect(groups[0]?.hits).toMatchObject([
			{ link, section: { title: "From invoice to habit" } },
		]);
	});
});
