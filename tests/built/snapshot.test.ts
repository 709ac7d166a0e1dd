import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as words from "#content/copy/interface/feed-list.yaml";
import { routes } from "#content/routes.ts";
import { takeSnapshots } from "#functions/feeds/take-snapshot.ts";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { buildWithSnapshot } from "#tests/build-with-snapshot.ts";
import { fetchSamples } from "#tests/take-sample-snapshots.ts";
import { htmlAllowance } from "./support/allowances.ts";
import { distFolder, readPages } from "./support/dist.ts";
import { firstFlight, kB } from "./support/first-load.ts";
import { elements, readText } from "./support/html.ts";

const takenAt = Date.now() - 3 * 60 * 60_000;
let site: Awaited<ReturnType<typeof buildWithSnapshot>>;
let html: Map<string, string>;

beforeAll(async () => {
	site = await buildWithSnapshot(takenAt);
	html = new Map(
		readPages(site.siteFolder).map((page) => [page.path, page.html]),
	);
}, 120_000);
afterAll(() => site?.remove());

const page = (path: string) => html.get(path) ?? "";

it.each([
	[routes.blog, "news"],
	[routes.research, "papers"],
] as const)(
	"%s has twelve cards when it loads, with titles, links and dates",
	async (path, name) => {
		const taken = await takeSnapshots(fetchSamples, takenAt);
		const text = readText(page(path), "main");
		for (const { title } of taken[name]?.items.slice(0, 12) ?? []) {
			expect(text).toContain(title);
		}
		expect(page(path).match(/<article/g)).toHaveLength(12);
		const links = elements(page(path), "a").filter(
			({ target }) => target === "_blank",
		);
		const articles = links.filter(({ href }) => /^https?:/.test(href ?? ""));
		expect(articles.length).toBeGreaterThanOrEqual(12);
		expect(text).toContain(
			`${words.updated} ${new Date(takenAt).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}`,
		);
		// The date of a card, and that of the list.
		expect(elements(page(path), "time").length).toBeGreaterThan(10);
	},
);

it("page and data together arrive in the first packets, compressed with Brotli", () => {
	const paths = [routes.home, routes.blog, routes.research];
	for (const path of paths) {
		const html = page(path);
		// Twelve abstracts, twice, and a drawing; what exceeds the first packets is below the first
		// screen.
		const budget = firstFlight + (path === routes.research ? kB : 0);
		const most = budget + htmlAllowance({ path, html });
		expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(most);
	}
});

it("the home page has the news categories for its animation", () => {
	const [, json = ""] =
		/id="built-news-categories">([^<]*)</.exec(page("/")) ?? [];
	expect(JSON.parse(json).items).toContain("Security");
});

it("the lists' data blocks add nothing to the content security policy", () => {
	expect(contentSecurityPolicy(site.siteFolder)).toBe(
		contentSecurityPolicy(distFolder),
	);
});

it("only the pages with news depend on the snapshot", () => {
	const withNews: string[] = [routes.home, routes.blog, routes.research];
	const changed = readPages().filter(
		({ path, html: plain }) => page(path) !== plain,
	);
	expect(changed.map(({ path }) => path).sort()).toEqual(withNews.sort());
});

it("a build without a snapshot has no article, and says so without JavaScript", () => {
	for (const { path, html: plain } of readPages()) {
		if (path !== routes.blog && path !== routes.research) continue;
		expect(plain).not.toContain("<article");
		expect(plain).not.toContain('id="built-');
		expect(readText(plain)).toContain(words.withoutScript.empty);
	}
});

it("the build prints the folder that it wrote to", () => {
	const [, folder = ""] =
		/ pages and 404\.html in (.*)\/, /.exec(site.printed) ?? [];
	expect(resolve(folder)).toBe(site.siteFolder);
});
