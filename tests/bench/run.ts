import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { chromiumPath } from "#tests/chromium.ts";
import {
	benchesIn,
	fillReport,
	fillSections,
	type Result,
	readResult,
} from "./harness/fill-report.ts";
import { meetsBudget } from "./harness/rows.ts";

// npm run bench [-- names]: runs every benchmark that BENCHMARKS.md has a section of, or those
// that are named, and puts the new figures there; its words stay. Three quarters of an hour on an idle machine; what else
// runs there shows in the figures. A run that is cut short changes nothing.
const file = "BENCHMARKS.md";
const timeout = 60 * 60_000;

const document = readFileSync(file, "utf8");
const results: Record<string, Result> = {};
const wanted = process.argv.slice(2);
const names = benchesIn(document).filter(
	(name) => wanted.length === 0 || wanted.includes(name),
);
for (const name of names) {
	console.log(`npm run bench:${name}`);
	const { stdout, status } = spawnSync(
		"npm",
		["run", "--silent", `bench:${name}`, "--", "--json"],
		{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], timeout },
	);
	console.log(stdout);
	const result = readResult(stdout);
	if (!result) process.exitCode = 1;
	results[name] = result ?? `it ended with code ${status}.`;
}
const today = new Date().toISOString().slice(0, 10);
writeFileSync(
	file,
	wanted.length > 0
		? fillSections(document, today, results)
		: fillReport(document, machine(), results),
);

function machine(): string {
	const chromium = execFileSync(chromiumPath(), ["--version", "--no-sandbox"], {
		encoding: "utf8",
	});
	const held = Object.values(results)
		.flatMap((result) => (typeof result === "string" ? [] : result.rows))
		.filter(({ budget }) => budget !== undefined);
	const kept = held.filter(meetsBudget).length;
	return [
		today,
		`${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"})`,
		`${Math.round(totalmem() / 1024 ** 3)} GB of memory`,
		`${type()} ${release().split("-")[0]}`,
		`Node ${process.versions.node}`,
		`${chromium.trim()}. ${kept} budgets kept, ${held.length - kept} missed.`,
	].join(", ");
}
