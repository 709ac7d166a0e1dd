import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readPages } from "#tests/built/support/dist.ts";
import { copyProject } from "#tests/copy-project.ts";
import { option, report } from "./harness/report.ts";
import { type BenchRow, median, row } from "./harness/rows.ts";

// npm run bench:build [-- --pages=60,500] [--runs=1]
// How long a build of all pages takes and how much memory it needs at most, by the number of
// pages: the site's own, and services copied from them. Medians of some builds each. Share
// images are drawn again, as in a fresh checkout.
const ownPages = readPages().length;
const counts = option("pages", `${ownPages},500,5000`)
	.split(",")
	.map((pages) => Math.max(Number(pages), ownPages));
const runs = Number(option("runs", "3"));
/** What the build reads; from the functions, the licences of their packages. */
const copied =
	"content frontend functions LICENSE package.json tsconfig.json vite.config.ts";
/** As in package.json. Without them V8 takes 2.1 GB at 5,000 pages, of which 0.2 are in use. */
const heap = ["--max-old-space-size=400", "--max-semi-space-size=8"];
/** A module that prints the process's peak memory in KB as its last line. */
const printPeak =
	"data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))";

const sizes = counts.map((pages) => {
	const builds = Array.from({ length: runs }, () => build(pages));
	const times = builds.map(({ seconds }) => seconds);
	const peaks = builds.map(({ peakMB }) => peakMB);
	return { pages, times, peaks, seconds: median(times) };
});
const rows = sizes.flatMap(({ pages, times, peaks, seconds }, index) => {
	const what = `build of ${pages} pages, median of ${runs}`;
	return [
		row(what, times, "s", index === 0 ? 15 : undefined),
		row(`${what}, per page`, (seconds * 1_000) / pages, "ms"),
		row(`${what}, peak memory`, peaks, "MB", 1_024),
	];
});
const [first, middle, last] = sizes;
if (first && middle && last) {
	const costOfAPage = (smaller: typeof first, larger: typeof first) =>
		(larger.seconds - smaller.seconds) / (larger.pages - smaller.pages);
	const what = `cost of one more page, ${middle.pages} to ${last.pages} pages ÷ ${first.pages} to ${middle.pages}`;
	const growth = costOfAPage(middle, last) / costOfAPage(first, middle);
	rows.push(row(what, growth, "×", 1.25));
}
report([...rows, ...checkRows()]);

/** Times the check of all copy as a command, and as the first step of a build, which reads the copy once. */
function checkRows(): BenchRow[] {
	const check = resolve("frontend/build/copy/check.ts");
	const withinBuild = `const { problemsInContent } = await import(${JSON.stringify(check)});
		const startedAt = performance.now();
		problemsInContent();
		console.log(performance.now() - startedAt);`;
	const inBuild = ["--input-type=module", "--eval", withinBuild];
	const rounds = Array.from({ length: 5 });
	const command = ["frontend/build/copy/check-content.ts"];
	const times = rounds.map(() => run(command).seconds);
	const timesInBuild = rounds.map(() => Number(run(inBuild).output));
	return [
		row("check of all copy as a command, median of 5", times, "s", 5),
		row("check of all copy within a build, median of 5", timesInBuild, "ms"),
	];
}

/** Runs the shipped build on a copy of the project, in a process of its own. */
function build(pages: number): { seconds: number; peakMB: number } {
	const folder = copyProject(copied.split(" "), "site-build-");
	addServices(join(folder, "content/copy/services"), pages - ownPages);
	// --unchecked, since the copied services repeat each other.
	const script = ["frontend/build/build.ts", "--unchecked"];
	const args = [...heap, "--import", printPeak, ...script];
	const { seconds, output } = run(args, folder);
	rmSync(folder, { recursive: true });
	return { seconds, peakMB: Number(output.split("\n").at(-2)) / 1_024 };
}

/** Runs Node with tsx and waits for it. @throws if it fails */
function run(args: string[], cwd = "."): { seconds: number; output: string } {
	const startedAt = performance.now();
	const output = execFileSync(process.execPath, ["--import", "tsx", ...args], {
		cwd,
		encoding: "utf8",
	});
	return { seconds: (performance.now() - startedAt) / 1_000, output };
}

/** Writes copies of services under different titles, which menus and lists leave out: no menu has 5,000 entries. */
function addServices(folder: string, count: number): void {
	const models = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\/.*\.yaml$/.test(file))
		.map((file) => join(folder, file));
	for (let index = 0; index < count; index += 1) {
		const model = models[index % models.length] ?? "";
		const text = readFileSync(model, "utf8")
			.replace(/^listed: .*\n/m, "")
			.replace(/^order: .*/m, "$&\nlisted: false")
			// A title that contains a colon is in double quotes, which must stay at its end.
			.replace(/\b(title|pageTitle): ("?)(.*?)\2$/gm, `$1: $2$3 ${index}$2`);
		writeFileSync(model.replace(/\.yaml$/, `-${index}.yaml`), text);
	}
}
