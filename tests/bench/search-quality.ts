import { close, createIndex } from "pagefind";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";
import { distFolder, readFile } from "#tests/built/support/dist.ts";
import { launchChromium } from "#tests/launch-chromium.ts";
import { firstGoal, inThreeGoal } from "#tests/search/goals.ts";
import {
	heldOut,
	pageName,
	type Query,
	resultName,
	type Score,
	score,
	tuned,
} from "#tests/search/quality.ts";
import { report } from "./harness/report.ts";
import { type BenchRow, row } from "./harness/rows.ts";

// npm run bench:search-quality: how well the search finds what the queries of
// tests/search/queries.yaml look for, compared with Pagefind on the same built pages.
const documents = JSON.parse(String(readFile("/search.json")));
const engine = createSearchEngine(documents);
const ours = (query: string) =>
	engine.search(query).map(({ document }) => resultName(document));

/** Not for what the search can do, which is on no page: neither engine here knows that. */
const isForPages = ({ serves }: Query) =>
	serves.some((name) => !name.startsWith("action:"));
const forPages = heldOut.filter(isForPages);
const all = [...tuned.filter(isForPages), ...forPages];
const found = await findWithPagefind(all.map(({ q }) => q));
const theirs = (query: string) => (found[query] ?? []).map(pageName);

report([
	...rowsOf("all", score(all, ours), score(all, theirs)),
	...rowsOf("held out", score(forPages, ours), score(forPages, theirs)),
]);

function rowsOf(name: string, our: Score, their: Score): BenchRow[] {
	const shares = [
		["the first result is relevant", "first", firstGoal * 100],
		["one of the first three is relevant", "inThree", inThreeGoal * 100],
		["mean reciprocal rank", "meanReciprocalRank", undefined],
	] as const;
	const nothing = [our.nothing.length, their.nothing.length] as const;
	return [
		...shares.map(([what, share, goal]) =>
			row(`${name}: ${what}`, our[share] * 100, "%", goal, their[share] * 100),
		),
		row(`${name}: queries that find nothing`, nothing[0], "", 0, nothing[1]),
	];
}

/** What Pagefind's search in the browser returns. */
type Results = { results: { data: () => Promise<{ url: string }> }[] };

/** Runs Pagefind in a browser, as intended, on the main part of the same pages. @returns the addresses that each query finds */
async function findWithPagefind(
	queries: string[],
): Promise<Record<string, string[]>> {
	const { index } = await createIndex({ rootSelector: "main" });
	await index?.addDirectory({ path: distFolder });
	await index?.writeFiles({ outputPath: "build/bench/pagefind" });
	await close();
	const browser = await launchChromium();
	const page = await browser.newPage();
	await page.route("http://pagefind.example/**", (route) => {
		const { pathname } = new URL(route.request().url());
		return route.fulfill({ path: `build/bench/pagefind${pathname}` });
	});
	await page.goto("http://pagefind.example/pagefind-entry.json");
	const found = await page.evaluate(async (queries) => {
		const path = "/pagefind.js";
		const pagefind = await import(path);
		const found: Record<string, string[]> = {};
		for (const query of queries) {
			const { results }: Results = await pagefind.search(query);
			const first = results.slice(0, 10).map((result) => result.data());
			found[query] = (await Promise.all(first)).map(({ url }) => url);
		}
		return found;
	}, queries);
	await browser.close();
	return found;
}
