import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close, createIndex } from "pagefind";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";
import { distFolder } from "#tests/built/support/dist.ts";
import { firstGoal, inThreeGoal } from "#tests/search/goals.ts";
import {
	heldOut,
	pageName,
	resultName,
	type Score,
	score,
	tuned,
} from "#tests/search/quality.ts";
import { launch } from "./harness/browser.ts";
import { report } from "./harness/report.ts";
import { type BenchRow, row } from "./harness/rows.ts";

// npm run bench:search-quality: how well the search finds what the queries of
// tests/search/queries.yaml look for, compared with Pagefind on the same built pages.
const documents = JSON.parse(
	readFileSync(join(distFolder, "search.json"), "utf8"),
);
const engine = createSearchEngine(documents);
const ours = (query: string) =>
	engine.search(query).map(({ document }) => resultName(document));

const all = [...tuned, ...heldOut];
const found = await findWithPagefind(all.map(({ q }) => q));
const theirs = (query: string) => found[query] ?? [];

report([
	...rowsOf("all", score(all, ours), score(all, theirs)),
	...rowsOf("held out", score(heldOut, ours), score(heldOut, theirs)),
]);

function rowsOf(name: string, our: Score, their: Score): BenchRow[] {
	const percent = (
		what: string,
		share: "first" | "inThree" | "meanReciprocalRank",
		goal?: number,
	) => {
		const [ours, theirs] = [our[share] * 100, their[share] * 100];
		return row(`${name}: ${what}`, ours, "%", goal && goal * 100, theirs);
	};
	const what = `${name}: queries that find nothing`;
	return [
		percent("the first result is relevant", "first", firstGoal),
		percent("one of the first three is relevant", "inThree", inThreeGoal),
		percent("mean reciprocal rank", "meanReciprocalRank"),
		row(what, our.nothing.length, "", 0, their.nothing.length),
	];
}

/** Runs Pagefind in a browser, as intended, on the main part of the same pages. @returns what each query finds */
async function findWithPagefind(
	queries: string[],
): Promise<Record<string, string[]>> {
	const folder = mkdtempSync(join(tmpdir(), "pagefind-"));
	const { index } = await createIndex({ rootSelector: "main" });
	await index?.addDirectory({ path: distFolder });
	await index?.writeFiles({ outputPath: folder });
	await close();
	const browser = await launch();
	const page = await browser.newPage();
	await page.route("http://pagefind.example/**", (route) => {
		const { pathname } = new URL(route.request().url());
		return route.fulfill({ path: join(folder, pathname) });
	});
	await page.goto("http://pagefind.example/pagefind-entry.json");
	const urls = await page.evaluate(async (queries) => {
		const path = "/pagefind.js";
		const pagefind = await import(path);
		const all: [string, string[]][] = [];
		for (const query of queries) {
			const { results } = await pagefind.search(query);
			type Result = { data: () => Promise<{ url: string }> };
			const first: { url: string }[] = await Promise.all(
				results.slice(0, 10).map((result: Result) => result.data()),
			);
			all.push([query, first.map(({ url }) => url)]);
		}
		return all;
	}, queries);
	await browser.close();
	rmSync(folder, { recursive: true });
	return Object.fromEntries(
		urls.map(([query, links]) => [query, links.map(pageName)]),
	);
}
