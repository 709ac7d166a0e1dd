import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copySite } from "./build/site-copy.ts";
import { report } from "./report.ts";
import type { BenchRow } from "./report-rows.ts";

// npm run bench:build [-- --pages=50,500 --json]
// How long the build of all pages takes, and the most memory that it holds, by the number of
// pages. The share images are drawn anew, as on a fresh checkout.
const secondsBudget = 15;
/** A page of the largest site may cost this many times one of the middle size. */
const growthBudget = 1.25;
const longestMs = 30 * 60_000;

type Build = { pages: number; seconds: number; rows: BenchRow[] };

const { values: options } = parseArgs({
	options: {
		pages: { type: "string", default: "52,500,5000" },
		json: { type: "boolean" },
	},
});
const builds = options.pages.split(",").map(Number).map(buildPages);
const [first, middle, last] = builds;
report("build", [
	...builds.flatMap(({ rows }) => rows),
	...(first && middle && last ? [growth(first, middle, last)] : []),
]);

/** Runs the shipped build in a process of its own. */
function buildPages(pages: number, index: number): Build {
	const site = copySite(pages);
	const script = join(site.folder, "frontend/prerender/build.ts");
	const startedAt = performance.now();
	const { status, stdout } = spawnSync(
		process.execPath,
		[
			"--import",
			"tsx",
			"--input-type=module",
			"--eval",
			`await import(${JSON.stringify(script)}); console.log(process.resourceUsage().maxRSS);`,
		],
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
	const what = `build of ${pages} pages`;
	// In kB, whatever the system.
	const peakKB = Number(stdout.trim().split("\n").at(-1));
	const budget = index === 0 ? secondsBudget : undefined;
	return {
		pages,
		seconds,
		rows: [
			{ what, value: seconds, unit: "s", budget },
			{
				what: `${what}, for each`,
				value: (seconds * 1_000) / pages,
				unit: "ms",
			},
			{ what: `${what}, most memory`, value: peakKB / 1_024, unit: "MB" },
		],
	};
}

function growth(first: Build, middle: Build, last: Build): BenchRow {
	return {
		what: `growth: a page more towards ${last.pages} ÷ one towards ${middle.pages}`,
		value: costOfAPage(middle, last) / costOfAPage(first, middle),
		unit: "×",
		budget: growthBudget,
	};
}

/** Seconds for each page that the larger build has more. */
function costOfAPage(smaller: Build, larger: Build): number {
	return (larger.seconds - smaller.seconds) / (larger.pages - smaller.pages);
}
