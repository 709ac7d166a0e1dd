import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import { chromiumPath } from "#tests/chromium.ts";
import { benches } from "./run/benches.ts";
import { type BenchResult, formatReport, readFigures } from "./run/report.ts";

// npm run bench [-- site build … --routes=/,/company/about --runs=3]: runs every benchmark,
// or those named, and writes BENCHMARKS.md after each; the options are bench:site's. Three
// quarters of an hour on an idle machine; what else runs there shows in the figures.
const root = resolve(import.meta.dirname, "../..");
const longestMs = 60 * 60_000;
const intro =
	"Written by `npm run bench`; do not edit. Every figure stands beside its budget (ARCHITECTURE.md) and, where there is one, a reference that was measured in the same run. Milliseconds depend on the machine and on what else it does: compare a figure with its reference rather than with another day's. Accessibility, agreement with the specification and the smaller budgets are tests: `npm test`.";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
	readFileSync(join(root, "package.json"), "utf8"),
);
const given = process.argv.slice(2);
const wanted = given.filter((word) => !word.startsWith("--"));
const siteOptions = given.filter((word) => word.startsWith("--"));
const results: BenchResult[] = [];
for (const bench of benches) {
	const short = bench.script.replace("bench:", "");
	if (wanted.length > 0 && !wanted.includes(short)) continue;
	console.log(`npm run ${bench.script}`);
	results.push({ ...bench, ...(await runBench(bench.script)) });
	write();
}
if (wanted.length === 0 || wanted.includes("weight")) {
	// It reads the built site, which in a fresh clone is there only now.
	const { weightRows } = await import("./run/weight-rows.ts");
	results.push({
		name: "First load",
		command: "npm test",
		about:
			"What a route loads before anyone has done anything, compressed with gzip; the heaviest route.",
		rows: weightRows(),
	});
}
write();
console.log("BENCHMARKS.md");
if (results.some(({ problem }) => problem)) process.exitCode = 1;

/** After each, so that a run that is cut short leaves what it has. */
function write(): void {
	writeFileSync(
		join(root, "BENCHMARKS.md"),
		formatReport(machine(), results, intro),
	);
}

/** Its own output is shown as it comes; the last line of it is the figures. */
async function runBench(
	script: string,
): Promise<Pick<BenchResult, "command" | "rows" | "details" | "problem">> {
	const command = `npm run ${script}`;
	if (!scripts[script]) {
		return { command, rows: [], problem: "there is no such command yet." };
	}
	const options = script === "bench:site" ? siteOptions : [];
	const words = ["run", "--silent", script, "--", "--json", ...options];
	const child = spawn("npm", words, {
		cwd: root,
		stdio: ["ignore", "pipe", "inherit"],
		timeout: longestMs,
	});
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (part: string) => {
		output += part;
		process.stdout.write(part);
	});
	const [code] = await once(child, "close");
	const figures = readFigures(output);
	if (figures) return { command, ...figures };
	const problem =
		code === 0
			? "it does not print any with --json yet."
			: `it ended with code ${code}.`;
	return { command, rows: [], problem };
}

function machine() {
	const [first] = cpus();
	const chromium = execFileSync(chromiumPath(), ["--version", "--no-sandbox"], {
		encoding: "utf8",
	});
	return {
		date: new Date().toISOString().slice(0, 10),
		cpu: first?.model.trim() || "unknown",
		cores: cpus().length,
		memoryGB: Math.round(totalmem() / 1024 ** 3),
		system: `${type()} ${release().split("-")[0]}`,
		node: process.versions.node,
		chromium: chromium.trim(),
	};
}
