import { describe, expect, it } from "vitest";
import * as frame from "#content/copy/interface/frame.yaml";
import { openJobs } from "#content/open-jobs.ts";
import { jobPath, routes, servicePath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import {
	type BuiltPage,
	hasFile,
	readNotFound,
	readPages,
} from "./support/dist.ts";
import { decode, ownTitle, readText, textsOf } from "./support/html.ts";
import {
	addressesIn,
	missingProperties,
	nodesOf,
	typesOf,
} from "./support/json-ld.ts";

const pages = readPages();
const paths = new Map(pages.map((page) => [page.path, page]));

describe.each(pages)("$path", (page) => {
	const nodes = nodesOf(page.html);

	it("has one block, which says what the page is", () => {
		const address = site.origin + page.path;
		const [self, ...others] = nodes.filter((node) => node["@id"] === address);
		expect(others).toEqual([]);
		expect(self?.["@type"]).toMatch(/^(Web|About|Contact|Collection)Page$/);
		expect(self?.name).toBe(ownTitle(textsOf(page.html, "title")[0] ?? ""));
	});

	it("has the properties that search engines require of each kind", () => {
		expect(nodes.flatMap(missingProperties)).toEqual([]);
	});

	it("names only existing addresses", () => {
		const dead = addressesIn(nodes)
			.filter((address) => address.startsWith(site.origin))
			.filter((address) => !isThere(address));
		expect(dead).toEqual([]);
	});

	it("matches the visible breadcrumbs", () => {
		const listed = nodes
			.filter((node) => node["@type"] === "BreadcrumbList")
			.flatMap(
				(list) => list.itemListElement as { name: string; item: string }[],
			)
			.map(({ name, item }) => [name, item.slice(site.origin.length)]);
		expect(listed).toEqual(shownBreadcrumbs(page));
	});

	it("contains nothing that the page does not show", () => {
		const shown = readText(page.html, "main");
		const hidden = nodes
			.flatMap((node) => wordsToShow(node))
			.filter((words) => !shown.includes(words));
		expect(hidden).toEqual([]);
	});
});

it.each<[type: string, on: RegExp]>([
	["Organization", /^\/$/],
	["WebSite", /^\/$/],
	["Service", /^\/services\/id\//],
	["OfferCatalog", /^\/services\/[^/]+$/],
	["SoftwareApplication", /^\/products\//],
	["AboutPage", /^\/company\/about$/],
	["ContactPage", /^\/company\/contact$/],
	[
		"BreadcrumbList",
		/^\/(services|legal|products\/[^/]+\/extensions|company\/careers)\//,
	],
])("%s occurs once on each page of its kind, and on no other", (type, on) => {
	const found = pages.flatMap(({ path, html }) =>
		typesOf(html)
			.filter((each) => each === type)
			.map(() => path),
	);
	const wanted = [...paths.keys()].filter((path) => on.test(path));
	expect(found.toSorted()).toEqual(wanted.toSorted());
	expect(found).not.toEqual([]);
});

it("every open position is on its own page until its closing date, and on no other", () => {
	const posted = pages.flatMap(({ path, html }) =>
		nodesOf(html)
			.filter((node) => node["@type"] === "JobPosting")
			.map(({ title, validThrough }) => [path, title, validThrough]),
	);
	const open = openJobs(loadCopy().jobs, Date.now()).map(
		({ id, title, closes }) => [jobPath(id), title, `${closes}T23:59:59Z`],
	);
	expect(posted.toSorted()).toEqual(open.toSorted());
	const list = paths.get(routes.careers)?.html ?? "";
	for (const [path] of open) expect(list).toContain(`href="${path}"`);
});

it("a service's page shows questions and has FAQ data exactly if its file has any", () => {
	const pathsWith = (isWanted: (page: BuiltPage) => boolean) =>
		pages
			.filter(({ path }) => path.startsWith("/services/id/"))
			.filter(isWanted)
			.map(({ path }) => path);
	// A service may leave them out, and so may all services of another company.
	const asked = loadCopy()
		.services.filter(({ questions }) => questions)
		.map(({ categoryId, id }) => servicePath(categoryId, id))
		.toSorted((a, b) => a.localeCompare(b));
	expect(pathsWith(({ html }) => html.includes("<details"))).toEqual(asked);
	expect(pathsWith(({ html }) => typesOf(html).includes("FAQPage"))).toEqual(
		asked,
	);
});

it("the not-found page has no structured data", () => {
	expect(readNotFound().html).not.toContain("ld+json");
});

/**
 * Returns whether one of our addresses is a page, an element on one, or a file. An id of structured
 * data needs no element.
 */
function isThere(address: string): boolean {
	const { pathname, hash } = new URL(address);
	const page = paths.get(pathname);
	if (!page) return hasFile(pathname);
	const ids =
		/^#(organization|website|service|software|catalog|questions|job)$/;
	return !hash || ids.test(hash) || page.html.includes(`id="${hash.slice(1)}"`);
}

function shownBreadcrumbs({ path, html }: BuiltPage): string[][] {
	const [, , nav] =
		[...html.matchAll(/<nav aria-label="([^"]*)">([\s\S]*?)<\/nav>/g)].find(
			([, label = ""]) => decode(label) === frame.breadcrumbLabel,
		) ?? [];
	return [
		...(nav ?? "").matchAll(
			/<li>(?:<a[^>]*href="([^"]*)"[^>]*>|<span aria-current="page">)(.*?)<\//g,
		),
	].map(([, href, label = ""]) => [
		label.replaceAll("&amp;", "&"),
		href ?? path,
	]);
}

function wordsToShow(node: Record<string, unknown>): string[] {
	switch (node["@type"]) {
		case "Service":
			return [node.name as string, node.description as string];
		case "JobPosting":
			return [
				node.title as string,
				...readText(`<main>${node.description}</main>`, "main").split("\n"),
			];
		case "FAQPage":
			return (
				node.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
			).flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
		default:
			return [];
	}
}
