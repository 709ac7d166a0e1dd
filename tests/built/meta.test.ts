import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { withShortName } from "#tests/content/support/short-name.ts";
import { hasFile, readFile, readNotFound, readPages } from "./support/dist.ts";
import { elements, ownTitle, textsOf } from "./support/html.ts";

const pages = readPages();

describe.each(pages)("$path", ({ path, html }) => {
	const title = titleOf(html);
	const description = metaOf(html, "description");

	it("has a title of 10 to 60 characters and a description of 50 to 155", () => {
		expect(title.length).toBeGreaterThanOrEqual(10);
		expect(title.length).toBeLessThanOrEqual(60);
		const { length } = withShortName(description);
		expect(length).toBeGreaterThanOrEqual(50);
		expect(length).toBeLessThanOrEqual(155);
	});

	it("is shared with its own title, description and address, and with a picture that has a text alternative", () => {
		expect({
			type: metaOf(html, "og:type"),
			name: metaOf(html, "og:site_name"),
			title: metaOf(html, "og:title"),
			description: metaOf(html, "og:description"),
			url: metaOf(html, "og:url"),
			card: metaOf(html, "twitter:card"),
		}).toEqual({
			type: "website",
			name: site.name,
			title,
			description,
			url: site.origin + path,
			card: "summary_large_image",
		});
		const image = metaOf(html, "og:image");
		expect(image.startsWith(`${site.origin}/`)).toBe(true);
		expect(hasFile(image.slice(site.origin.length))).toBe(true);
		const alt = metaOf(html, "og:image:alt");
		expect(alt).toContain(ownTitle(title));
		expect(metaOf(html, "twitter:image:alt")).toBe(alt);
	});

	it("has its share data before its styles: chat programs read the beginning of a page only", () => {
		const [beginning = ""] = html.split("<style>");
		expect(metaOf(beginning, "twitter:image:alt")).not.toBe("");
		expect(Buffer.byteLength(beginning)).toBeLessThan(16_384);
	});
});

it.each<[what: string, of: (html: string) => string]>([
	["title", titleOf],
	["description", (html) => metaOf(html, "description")],
])("no two pages share a %s, ignoring case", (_, of) => {
	const texts = pages.map(({ html }) => of(html).toLowerCase());
	expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it("the browser's toolbar has a colour in each theme, and the icons exist", () => {
	for (const { html } of [...pages, readNotFound()]) {
		const colours = elements(html, "meta").filter(
			({ name }) => name === "theme-color",
		);
		expect(colours.map(({ media }) => media)).toEqual([
			"(prefers-color-scheme: light)",
			"(prefers-color-scheme: dark)",
		]);
		const icons = elements(html, "link").filter(({ rel = "" }) =>
			/icon|manifest/.test(rel),
		);
		expect(icons.map(({ href }) => href)).toEqual([
			"/favicon.ico",
			"/favicon.svg",
			"/apple-touch-icon.png",
			"/site.webmanifest",
		]);
		for (const { href = "" } of icons) expect(hasFile(href)).toBe(true);
	}
});

it("no two pages share a share image", () => {
	const images = pages.map(({ html }) =>
		readFile(metaOf(html, "og:image").slice(site.origin.length)).toString(
			"base64",
		),
	);
	expect(new Set(images).size).toBe(pages.length);
});

it("the not-found page has no share data", () => {
	expect(metaOf(readNotFound().html, "og:title")).toBe("");
});

function titleOf(html: string): string {
	return textsOf(html.split("</head>")[0] ?? "", "title").join();
}

/**
 * Returns the contents of all meta elements with that name; more than one would make a text that no
 * test expects.
 */
function metaOf(html: string, name: string): string {
	return elements(html, "meta")
		.filter((meta) => meta.name === name || meta.property === name)
		.map(({ content }) => content)
		.join();
}
