import { expect, it } from "vitest";
import docs from "#content/copy/pages/docs.yaml";
import { mergedFeeds } from "#content/feeds/output/merged-feeds.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { hasFile, readFile, readNotFound, readPages } from "./support/dist.ts";
import { attributes, elements } from "./support/html.ts";

const pages = readPages();
const all = [...pages, readNotFound()];
/**
 * Docs pages that do not exist yet (docs/behaviour.md, "Docs"); no other link below /docs/ is
 * allowed.
 */
const deadEnds = new Set(
	docs.sidebar.flatMap(({ links }) => links.map(({ href }) => href)),
);
const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));

it("every internal link leads to a page, and its hash to an element on it", () => {
	const broken = all.flatMap(({ path, html }) =>
		attributes(html, "a", "href")
			.filter((href) => /^[/#]/.test(href))
			// Served by a function, as the tests of the relay prove.
			.filter((href) => !mergedFeeds.some((feed) => feed.href === href))
			.filter((href) => !resolves(href, html))
			.map((href) => `${path}: ${href}`),
	);
	expect([...new Set(broken)]).toEqual([]);
});

it("no internal link includes the site's host, or leads to a path that redirects", () => {
	const roundabout = all.flatMap(({ path, html }) =>
		attributes(html, "a", "href")
			.filter(
				(href) =>
					href.startsWith(site.origin) ||
					/^\/[^?#]*([A-Z]|.\/([?#]|$))/.test(href),
			)
			.map((href) => `${path}: ${href}`),
	);
	expect(roundabout).toEqual([]);
});

it("every feed that a page links to is one of ours", () => {
	const others = all.flatMap(({ path, html }) =>
		elements(html, "link")
			.filter(({ rel }) => rel === "alternate")
			.map(({ href = "" }) => href)
			.filter((href) => {
				const { origin, pathname } = new URL(href, site.origin);
				return (
					origin !== site.origin ||
					(pathname !== apiPaths.feeds && !hasFile(pathname))
				);
			})
			.map((href) => `${path}: ${href}`),
	);
	expect(others).toEqual([]);
});

it("every file that a page references exists", () => {
	const missing = all.flatMap(({ path, html }) =>
		[
			...elements(html, "link")
				.filter(({ rel }) => rel !== "canonical" && rel !== "alternate")
				.map(({ href }) => href),
			...attributes(html, "script", "src"),
			...attributes(html, "img", "src"),
			...attributes(html, "meta", "content")
				.filter((content) => content.startsWith(`${site.origin}/share/`))
				.map((content) => content.slice(site.origin.length)),
		]
			.filter((address) => address !== undefined)
			.filter((address) => !hasFile(address))
			.map((address) => `${path}: ${address}`),
	);
	expect(missing).toEqual([]);
});

it("every icon that a page shows is in the page, once", () => {
	const missing = all.flatMap(({ path, html }) => {
		const drawn = attributes(html, "symbol", "id");
		return [
			...attributes(html, "use", "href")
				.filter((href) => !drawn.includes(href.replace("#", "")))
				.map((href) => `${path}: no ${href}`),
			...drawn
				.filter((id, index) => drawn.indexOf(id) !== index)
				.map((id) => `${path}: ${id} twice`),
		];
	});
	expect([...new Set(missing)]).toEqual([]);
});

it("every icon of the web manifest exists", () => {
	const { icons }: { icons: { src: string }[] } = JSON.parse(
		readFile("/site.webmanifest").toString(),
	);
	expect(icons.map(({ src }) => src).filter((src) => !hasFile(src))).toEqual(
		[],
	);
});

it("every form posts to one of our APIs", () => {
	const actions = all.flatMap(({ html }) => attributes(html, "form", "action"));
	expect(
		actions.filter(
			(action) => !Object.values(apiPaths).some((p) => p === action),
		),
	).toEqual([]);
});

it("every external link is https, mailto or tel, and has rel=noopener noreferrer if it opens a new tab", () => {
	const wrong = all.flatMap(({ path, html }) =>
		elements(html, "a")
			.filter(({ href = "" }) => /^[a-z]+:/.test(href))
			.filter(
				({ href = "", target, rel = "" }) =>
					!/^(https|mailto|tel):/.test(href) ||
					(target === "_blank" && !/\bnoopener\b.*\bnoreferrer\b/.test(rel)),
			)
			.map(({ href }) => `${path}: ${href}`),
	);
	expect(wrong).toEqual([]);
});

function resolves(href: string, from: string): boolean {
	const [address = "", hash] = href.split("#");
	const path = address.replace(/\?.*$/, "");
	if (deadEnds.has(href)) return true;
	const target = path === "" ? from : htmlOf.get(path);
	if (target === undefined) return hash === undefined && hasFile(path);
	return !hash || target.includes(`id="${hash}"`);
}
