import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import words from "#content/copy/pages/category.yaml";
import extensionWords from "#content/copy/pages/extension.yaml";
import {
	categoryPath,
	contactQuery,
	extensionPath,
	platformId,
	platformPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import { extensions, services } from "#frontend/build/all-content.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { readPages } from "./support/dist.ts";
import { attributes, readText, sectionOf, textsOf } from "./support/html.ts";

const pages = new Map(readPages().map(({ path, html }) => [path, html]));
const htmlOf = (path: string) => pages.get(path) ?? "";
const pathOf = ({ categoryId, id }: { categoryId: string; id: string }) =>
	servicePath(categoryId, id);

describe("links to Contact say what they are about", () => {
	it.each<[path: string, parameter: string, id: string]>([
		...services.map((service): [string, string, string] => [
			pathOf(service),
			contactQuery.service,
			service.id,
		]),
		...extensions.map(({ id }): [string, string, string] => [
			extensionPath(id),
			contactQuery.extension,
			id,
		]),
		// As each extension, by its demo.
		[platformPath, "id", platformId],
		...categories.map(({ id }): [string, string, string] => [
			categoryPath(id),
			contactQuery.service,
			id,
		]),
	])("every link of %s to Contact has %s=%s", (path, parameter, id) => {
		const [, main = ""] = htmlOf(path).split("<main");
		const [text = ""] = main.split("</main>");
		const asked = attributes(text, "a", "href")
			.filter((href) => href.startsWith(routes.contact))
			.map((href) => new URL(href, "https://a.example").searchParams);
		const service = services.find((service) => pathOf(service) === path);
		// A service's button may lead to another site, or to a page of this one.
		if (!service || service.callToAction?.buttonLink === routes.contact) {
			expect(asked).not.toEqual([]);
		}
		for (const query of asked) expect(query.get(parameter)).toBe(id);
	});
});

it.each(extensions.map(({ id }) => extensionPath(id)))(
	"%s links back to the platform",
	(path) => {
		const [, main = ""] = htmlOf(path).split("<main");
		const link = main
			.match(/<a [^>]*>.*?<\/a>/gs)
			?.find((each) => each.includes(extensionWords.back.label));
		expect(attributes(link ?? "", "a", "href")).toEqual([platformPath]);
	},
);

describe("similar services", () => {
	it.runIf(hasOwnWords)("every service names two or three", () => {
		const without = services.filter(({ siblings }) => !siblings);
		expect(without.map(pathOf)).toEqual([]);
	});

	it.each(
		services.filter(({ siblings }) => siblings).map((s) => [pathOf(s), s]),
	)(
		"%s links to them, with advice on when to choose each",
		(path, { siblings = [] }) => {
			const section = sectionOf(htmlOf(path as string), "siblings");
			expect(attributes(section, "a", "href")).toEqual(
				siblings.map(({ id }) => `/services/id/${id}`),
			);
			expect(textsOf(section, "p")).toEqual(siblings.map(({ when }) => when));
			const names = siblings.map(
				({ id }) =>
					services.find((other) => `${other.categoryId}/${other.id}` === id)
						?.menu.label,
			);
			expect(textsOf(section, "a")).toEqual(names);
		},
	);
});

describe("the comparison of services", () => {
	const { service, who, time, handover, measure } = words.comparison;

	it.each(categories.map(({ id }) => id))("on the page of %s", (categoryId) => {
		const compared = services.filter(
			({ facts, listed, ...service }) =>
				service.categoryId === categoryId && listed && facts,
		);
		const section = sectionOf(htmlOf(categoryPath(categoryId)), "comparison");
		if (compared.length < 2) {
			expect(section).toBe("");
			return;
		}
		const columns = [who, time, handover, measure];
		const [head = "", ...rows] = section.split("<tr>").slice(1);
		expect(textsOf(head, "th")).toEqual([service, ...columns]);
		expect(attributes(head, "th", "scope")).toEqual(Array(5).fill("col"));
		expect(rows.map((row) => textsOf(row, "th"))).toEqual(
			compared.map(({ pageTitle }) => [pageTitle]),
		);
		for (const [index, row] of rows.entries()) {
			const { facts } = compared[index] ?? {};
			expect(attributes(row, "th", "scope")).toEqual(["row"]);
			expect(textsOf(row, "td")).toEqual([
				facts?.who,
				facts?.time,
				facts?.handover,
				facts?.measure,
			]);
			// The label a phone shows before each fact, in place of the header row.
			expect(attributes(row, "td", "data-of")).toEqual(columns);
		}
	});

	it.runIf(hasOwnWords)("no service of a category is left out", () => {
		const without = services.filter(({ facts }) => !facts);
		expect(without.map(pathOf)).toEqual([]);
	});

	it("repeats the facts next to a service's title", () => {
		for (const service of services) {
			if (!service.facts) continue;
			const text = readText(htmlOf(pathOf(service)), "main");
			expect(text).toContain(service.facts.who);
			expect(text).toContain(service.facts.time);
		}
	});
});
