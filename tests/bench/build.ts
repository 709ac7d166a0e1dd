import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copySite } from "./build/site-copy.ts";
import { report } from "./report.ts";
import { type BenchRow, row } from "./report-rows.ts";

// npm run bench:build [-- --pages=50,500 --json]
// How long the build of all pages takes, and the most memory that it holds, by the number of
// pages. The share images are drawn anew, as on a fresh checkout.
const longestMs = 30 * 60_000;
const { values: options } = parseArgs({
	options: {
		pages: { type: "string", default: "52,500,5000" },
		json: { type: "boolean" },
	},
});

type Build = { pages: number; seconds: number };

const builds: Build[] = [];
const rows: BenchRow[] = [];
for (const pages of options.pages.split(",").map(Number)) {
	const { seconds, peakKB } = build(pages);
	const what = `build of ${pages} pages`;
	const budget = builds.length === 0 ? 15 : undefined;
	const perPage = (seconds * 1_000) / pages;
	builds.push({ pages, seconds });
	rows.push(
		row(what, seconds, "s", { budget }),
		row(`${what}, for each`, perPage, "ms"),
		row(`${what}, most memory`, peakKB / 1_024, "MB"),
	);
}
const [first, middle, last] = builds;
if (first && middle && last) {
	const what = `growth: a page more towards ${last.pages} ÷ one towards ${middle.pages}`;
	const growth = costOfAPage(middle, last) / costOfAPage(first, middle);
	rows.push(row(what, growth, "×", { budget: 1.25 }));
}
report("build", rows);

/** Runs the shipped build in a process of its own. */
function build(pages: number): { seconds: number; peakKB: number } {
	const site = copySite(pages);
	const script = JSON.stringify(join(site.folder, "frontend/build/build.ts"));
	// A file, not --eval: the workers that the build starts take over its flags, and know no script for them.
	const measure = join(site.folder, "measure.mjs");
	writeFileSync(
		measure,
		`await import(${script}); console.log(process.resourceUsage().maxRSS);`,
	);
	const startedAt = performance.now();
	const { status, stdout } = spawnSync(
		process.execPath,
		// Its services repeat each other.
		["--import", "tsx", measure, "--unchecked"],
		{
			cwd: site.folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "inherit"],
			timeout: longestMs,
		},
	);
	const seconds = (performance.now() - startedAt) / 1_000;
	site.remove();
	if (status !== 0) throw new Error(`The build of ${pages} pages failed`);
	// In kB, whatever the system.
	return { seconds, peakKB: Number(stdout.trim().split("\n").at(-1)) };
}

/** Seconds for each page that the larger build has more. */
function costOfAPage(smaller: Build, larger: Build): number {
	return (larger.seconds - smaller.seconds) / (larger.pages - smaller.pages);
}
