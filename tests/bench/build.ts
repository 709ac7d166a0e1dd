import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readPages } from "#tests/built/support/dist.ts";
import { copyProject } from "#tests/copy-project.ts";
import { option, report } from "./harness/report.ts";
import { type BenchRow, median, row } from "./harness/rows.ts";

// npm run bench:build [-- --pages=52,500] [--runs=1]
// How long the build of all pages takes, and the most memory that it holds, by the number of
// pages: the site's own, and services made from them; the medians of some builds of each. The share
// images are drawn anew, as on a fresh checkout.
const timeout = 30 * 60_000;
const counts = option("pages", "52,500,5000").split(",").map(Number);
/** What the build reads; of the functions it names the licences. */
const copied =
	"content frontend functions package.json tsconfig.json vite.config.ts";

/** As in package.json: where memory is plenty, V8 would rather take more than clear up (2.1 GB at 5,000 pages, of which 0.2 are used). */
const heap = ["--max-old-space-size=400", "--max-semi-space-size=8"];

const runs = Number(option("runs", "3"));
const builds: { pages: number; seconds: number }[] = [];
const rows: BenchRow[] = [];
for (const pages of counts) {
	const results = Array.from({ length: runs }, () => build(pages));
	const seconds = median(results.map(({ seconds }) => seconds));
	const peakKB = median(results.map(({ peakKB }) => peakKB));
	const what = `build of ${pages} pages, median of ${runs}`;
	const budget = builds.length === 0 ? 15 : undefined;
	builds.push({ pages, seconds });
	rows.push(
		row(what, seconds, "s", budget),
		row(`${what}, for each`, (seconds * 1_000) / pages, "ms"),
		row(`${what}, most memory`, peakKB / 1_024, "MB", 1_024),
	);
}
const [first, middle, last] = builds;
if (first && middle && last) {
	const costOfAPage = (smaller: typeof first, larger: typeof first) =>
		(larger.seconds - smaller.seconds) / (larger.pages - smaller.pages);
	const what = `growth: a page more towards ${last.pages} ÷ one towards ${middle.pages}`;
	const growth = costOfAPage(middle, last) / costOfAPage(first, middle);
	rows.push(row(what, growth, "×", 1.25));
}
rows.push(...timeWords());
report(rows);

/** Reading, parsing and checking all words: as the command, and as the first thing that a build does, which reads them once. */
function timeWords(): BenchRow[] {
	const run = (...args: string[]) => {
		const startedAt = performance.now();
		const { status, stdout } = spawnSync(
			process.execPath,
			["--import", "tsx", ...args],
			{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], timeout },
		);
		if (status !== 0) throw new Error(`${args.join(" ")} failed`);
		return { stdout, ms: performance.now() - startedAt };
	};
	const check = resolve("frontend/build/copy/check.ts");
	const inBuild = `const { problemsInContent } = await import(${JSON.stringify(check)});
		const startedAt = performance.now();
		problemsInContent();
		console.log(performance.now() - startedAt);`;
	const rounds = Array.from({ length: 5 }, () => ({
		command: run("frontend/build/copy/check-content.ts").ms / 1_000,
		within: Number(run("--input-type=module", "--eval", inBuild).stdout),
	}));
	return [
		row(
			"check of all words by itself, median of 5",
			median(rounds.map(({ command }) => command)),
			"s",
			5,
		),
		row(
			"the same within a build, median of 5",
			median(rounds.map(({ within }) => within)),
			"ms",
		),
	];
}

/** Runs the shipped build over a copy, in a process of its own. */
function build(pages: number): { seconds: number; peakKB: number } {
	const folder = copyProject(copied.split(" "), "site-build-");
	addServices(
		join(folder, "content/copy/services"),
		pages - readPages().length,
	);
	const script = JSON.stringify(join(folder, "frontend/build/build.ts"));
	// A file, not --eval: the workers that the build starts take over its flags, and know no script for them.
	const measure = join(folder, "measure.mjs");
	writeFileSync(
		measure,
		`await import(${script}); console.log(process.resourceUsage().maxRSS);`,
	);
	const startedAt = performance.now();
	const { status, stdout } = spawnSync(
		process.execPath,
		// Its services repeat each other.
		[...heap, "--import", "tsx", measure, "--unchecked"],
		{
			cwd: folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "inherit"],
			timeout,
		},
	);
	const seconds = (performance.now() - startedAt) / 1_000;
	rmSync(folder, { recursive: true });
	if (status !== 0) throw new Error(`The build of ${pages} pages failed`);
	// In kB, whatever the system.
	return { seconds, peakKB: Number(stdout.trim().split("\n").at(-1)) };
}

/** Writes services with words of their own, out of menus and lists: nobody's menu has 5,000 entries. */
function addServices(folder: string, count: number): void {
	const models = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\/.*\.yaml$/.test(file))
		.map((file) => join(folder, file));
	for (let index = 0; index < count; index += 1) {
		const model = models[index % models.length] ?? "";
		const text = readFileSync(model, "utf8")
			.replace(/^listed: .*\n/m, "")
			.replace(/^order: .*/m, "$&\nlisted: false")
			// A title in double quotes, as one that holds a colon is, ends with them.
			.replace(/\b(title|pageTitle): ("?)(.*?)\2$/gm, `$1: $2$3 ${index}$2`);
		writeFileSync(model.replace(/\.yaml$/, `-${index}.yaml`), text);
	}
}
