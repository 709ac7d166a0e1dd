import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { feedSources } from "#content/feeds/sources.ts";
import { locale } from "#content/locale.ts";
import { maxTitleLength, pageTitle } from "#content/page-title.ts";
import { opmlPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import {
	companyPages,
	extensions,
	jobs,
	policies,
	products,
	services,
} from "#frontend/build/all-content.ts";
import { readFile, readNotFound, readPages } from "./support/dist.ts";
import { attributes, elements, ownTitle, textsOf } from "./support/html.ts";

const pages = readPages();
const paths = pages.map(({ path }) => path);

it("every fixed route is a page, and so is each file of pages, each category and each open position", () => {
	const fixed = Object.values(routes).filter((route) => !route.includes(":"));
	expect(paths).toEqual(expect.arrayContaining(fixed));
	const counts = [
		services,
		extensions,
		products,
		categories,
		jobs,
		companyPages,
		policies,
	];
	expect(paths).toHaveLength(
		fixed.length + counts.reduce((sum, { length }) => sum + length, 0),
	);
});

it.each([
	[routes.careers, "company"],
	[routes.partners, "company"],
	[routes.docs, "resources"],
	[routes.advisories, "resources"],
])("the bar marks the section of %s, which it does not list", (path, id) => {
	const html = pages.find((page) => page.path === path)?.html ?? "";
	const marked = elements(html, "button").filter(
		(button) => "data-active" in button,
	);
	expect(marked.map((button) => button.id)).toEqual([`menu-${id}`]);
});

describe.each([...pages, readNotFound()])("$path", ({ path, html }) => {
	it("has one h1, one main element and a language", () => {
		expect(elements(html, "h1")).toHaveLength(1);
		expect(elements(html, "main")).toHaveLength(1);
		expect(elements(html, "html")[0]?.lang).toBe(locale);
	});

	it("does not skip heading levels", () => {
		const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, n]) => Number(n));
		const jumps = levels.filter(
			(level, index) => level > (levels[index - 1] ?? 0) + 1,
		);
		expect(jumps).toEqual([]);
	});

	it("uses each id once", () => {
		const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
	});

	it("has one title, which ends with the company's name if it fits", () => {
		const [title = "", ...others] = textsOf(
			html.split("</head>")[0] ?? "",
			"title",
		);
		expect(others).toEqual([]);
		expect(title).toBe(pageTitle(ownTitle(title)));
		expect(title.length).toBeLessThanOrEqual(maxTitleLength);
	});

	it("states its canonical address, or asks not to be indexed", () => {
		const canonical = elements(html, "link")
			.filter(({ rel }) => rel === "canonical")
			.map(({ href }) => href);
		if (path === "/404.html") {
			expect(canonical).toEqual([]);
			expect(metaOf(html, "robots")).toEqual(["noindex"]);
		} else {
			expect(canonical).toEqual([site.origin + path]);
			expect(metaOf(html, "robots")).toEqual([]);
			expect(metaOf(html, "description")).toHaveLength(1);
		}
	});
});

it("the sitemap lists every page once, and nothing else", () => {
	const locations = textsOf(readFile("/sitemap.xml").toString(), "loc");
	expect(locations.toSorted()).toEqual(
		paths.map((path) => site.origin + path).toSorted(),
	);
});

it("robots.txt names the sitemap", () => {
	expect(readFile("/robots.txt").toString()).toContain(
		`Sitemap: ${site.origin}/sitemap.xml`,
	);
});

it("feeds.opml lists every news source", () => {
	const outlines = elements(readFile(opmlPath).toString(), "outline");
	expect(
		outlines.map(({ text, xmlurl }) => ({ name: text, url: xmlurl })),
	).toEqual(feedSources);
	for (const { html } of pages.filter(({ path }) => path !== "/404.html")) {
		expect(html).toContain(
			`rel="outline" type="text/x-opml" href="${opmlPath}"`,
		);
	}
});

it("every page has its own share image, 1200 by 630 pixels", () => {
	const images = pages.map(({ html }) =>
		(
			attributes(html, "meta", "content").find((content) =>
				content.startsWith(`${site.origin}/share/`),
			) ?? ""
		).slice(site.origin.length),
	);
	expect(new Set(images).size).toBe(pages.length);
	const sizes = images.map((image) => {
		const png = readFile(image);
		return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
	});
	expect(new Set(sizes)).toEqual(new Set(["1200x630"]));
});

function metaOf(html: string, name: string): string[] {
	return elements(html, "meta").flatMap((meta) =>
		meta.name === name ? (meta.content ?? []) : [],
	);
}
