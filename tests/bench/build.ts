import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { copySite } from "./build/site-copy.ts";
import { type BenchRow, reportRows } from "./report-rows.ts";

// npm run bench:build [-- --pages=50,500 --json], after npm run build
// How long the build of all pages takes, and the most memory that it holds, by the number of
// pages. The share images are drawn anew, as on a fresh checkout.
const secondsBudget = 15;
/** A page of the largest site may cost this many times one of the middle size. */
const growthBudget = 1.25;
const longestMs = 30 * 60_000;

const chosen = process.argv.find((arg) => arg.startsWith("--pages="));
const sizes = (chosen?.slice("--pages=".length) ?? "52,500,5000")
	.split(",")
	.map(Number);

type Build = { pages: number; seconds: number; peakMB: number };

const builds: Build[] = [];
for (const pages of sizes) {
	const site = copySite(pages);
	try {
		builds.push({ pages, ...(await buildIn(site.folder)) });
	} finally {
		site.remove();
	}
}
reportRows("build", rowsOf(builds));

/** Runs the shipped build in a process of its own. */
async function buildIn(folder: string): Promise<Omit<Build, "pages">> {
	const startedAt = performance.now();
	const script = join(folder, "frontend/prerender/build.ts");
	const child = spawn(
		process.execPath,
		[
			"--import",
			"tsx",
			"--input-type=module",
			"--eval",
			`await import(${JSON.stringify(script)}); console.log(process.resourceUsage().maxRSS);`,
		],
		{ cwd: folder, stdio: ["ignore", "pipe", "inherit"], timeout: longestMs },
	);
	const [output, [code]] = await Promise.all([
		text(child.stdout),
		once(child, "exit"),
	]);
	if (code !== 0) throw new Error(`The build of ${folder} failed`);
	// In kB, whatever the system.
	const peakKB = Number(output.trim().split("\n").at(-1));
	return {
		seconds: (performance.now() - startedAt) / 1_000,
		peakMB: peakKB / 1_024,
	};
}

function rowsOf(builds: Build[]): BenchRow[] {
	const [first] = builds;
	const [middle, last] = builds.slice(-2);
	const rows = builds.flatMap(({ pages, seconds, peakMB }): BenchRow[] => [
		{
			what: `build of ${pages} pages`,
			value: seconds,
			unit: "s",
			...(pages === first?.pages && { budget: secondsBudget }),
		},
		{
			what: `build of ${pages} pages, for each`,
			value: (seconds * 1_000) / pages,
			unit: "ms",
		},
		{ what: `build of ${pages} pages, most memory`, value: peakMB, unit: "MB" },
	]);
	if (builds.length > 2 && first && middle && last) {
		rows.push({
			what: `growth: a page more towards ${last.pages} ÷ one towards ${middle.pages}`,
			value: costOf(middle, last) / costOf(first, middle),
			unit: "×",
			budget: growthBudget,
		});
	}
	return rows;
}

/** Seconds for each page that the larger build has more. */
function costOf(smaller: Build, larger: Build): number {
	return (larger.seconds - smaller.seconds) / (larger.pages - smaller.pages);
}
