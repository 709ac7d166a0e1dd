import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { close, createIndex } from "pagefind";
import { chromium } from "playwright";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";
import { distFolder } from "#tests/built/support/dist.ts";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { firstGoal, inThreeGoal } from "#tests/search/goals.ts";
import {
	heldOut,
	pageName,
	resultName,
	type Score,
	score,
	tuned,
} from "#tests/search/quality.ts";
import { report } from "./report.ts";
import { type BenchRow, row } from "./report-rows.ts";

// npm run bench:search-quality [-- --json]: how well the search serves the queries of
// tests/search/queries.yaml, beside Pagefind over the same built pages.
const documents = JSON.parse(
	readFileSync(join(distFolder, "search.json"), "utf8"),
);
const engine = createSearchEngine(documents);
const ours = (query: string) =>
	engine.search(query).map(({ document }) => resultName(document));

const all = [...tuned, ...heldOut];
const found = await findWithPagefind(all.map(({ q }) => q));
const theirs = (query: string) => found[query] ?? [];

report("search-quality", [
	...rowsOf("all", score(all, ours), score(all, theirs)),
	...rowsOf("held out", score(heldOut, ours), score(heldOut, theirs)),
]);

function rowsOf(name: string, our: Score, their: Score): BenchRow[] {
	const share = (what: string, of: (score: Score) => number, goal?: number) =>
		row(`${name}: ${what}`, of(our) * 100, "%", {
			...(goal !== undefined && { budget: goal * 100 }),
			reference: of(their) * 100,
		});
	return [
		share("the first result serves", ({ first }) => first, firstGoal),
		share("one of three serves", ({ inThree }) => inThree, inThreeGoal),
		share("mean reciprocal rank", (score) => score.meanReciprocalRank),
		row(`${name}: queries that find nothing`, our.nothing.length, "", {
			budget: 0,
			reference: their.nothing.length,
		}),
	];
}

/** What Pagefind finds for each query in the main part of the same pages, in a browser as it is meant. */
async function findWithPagefind(
	queries: string[],
): Promise<Record<string, string[]>> {
	const folder = mkdtempSync(join(tmpdir(), "pagefind-"));
	cpSync(distFolder, folder, { recursive: true });
	const { index } = await createIndex({ rootSelector: "main" });
	await index?.addDirectory({ path: folder });
	await index?.writeFiles({ outputPath: join(folder, "pagefind") });
	await close();
	const server = serve(folder).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	const page = await browser.newPage();
	// No page of ours: its content security policy would forbid another's script.
	await page.goto(`http://127.0.0.1:${port}/robots.txt`);
	const urls = await page.evaluate(async (queries) => {
		const path = "/pagefind/pagefind.js";
		const pagefind = await import(path);
		const all: [string, string[]][] = [];
		for (const query of queries) {
			const { results } = await pagefind.search(query);
			const first = await Promise.all(
				results
					.slice(0, 10)
					.map((result: { data: () => Promise<{ url: string }> }) =>
						result.data(),
					),
			);
			all.push([query, first.map(({ url }) => url)]);
		}
		return all;
	}, queries);
	await browser.close();
	server.close();
	rmSync(folder, { recursive: true });
	return Object.fromEntries(
		urls.map(([query, links]) => [query, links.map(pageName)]),
	);
}

/** Pagefind's reader takes any type but that of its script and its engine. */
function serve(folder: string) {
	const types: Record<string, string> = {
		".js": "text/javascript",
		".wasm": "application/wasm",
	};
	return createServer(({ url = "/" }, response) => {
		const { pathname } = new URL(url, "http://local");
		try {
			const body = readFileSync(join(folder, pathname));
			const type = types[extname(pathname)] ?? "text/plain";
			response.setHeader("content-type", type).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
}
