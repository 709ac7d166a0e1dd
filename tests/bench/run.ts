import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { chromiumPath } from "#tests/chromium.ts";
import {
	benchesIn,
	fillReport,
	printedFigures,
} from "./harness/fill-report.ts";

// npm run bench [-- names]: runs every benchmark that has a section in BENCHMARKS.md, or those named,
// and replaces their figures there; the prose stays. It takes three quarters of an hour on an idle
// machine; anything else that runs shows in the figures. An interrupted run changes nothing.
const file = "BENCHMARKS.md";
const timeout = 60 * 60_000;

const document = readFileSync(file, "utf8");
const results: Record<string, string> = {};
const all = benchesIn(document);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
	console.error(`${file} has ${all.join(", ")}, but not ${unknown.join(", ")}`);
	process.exit(1);
}
const names = wanted.length > 0 ? wanted : all;
for (const name of names) {
	console.log(`npm run bench:${name}`);
	const { stdout, status } = spawnSync(
		"npm",
		["run", "--silent", `bench:${name}`],
		{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], timeout },
	);
	console.log(stdout);
	const figures = printedFigures(stdout);
	if (!figures) process.exitCode = 1;
	results[name] = figures ?? `No figures: it ended with code ${status}.`;
}
writeFileSync(file, fillReport(document, machine(), results));

function machine(): string {
	const chromium = execFileSync(chromiumPath(), ["--version", "--no-sandbox"], {
		encoding: "utf8",
	});
	return `${[
		new Date().toISOString().slice(0, 10),
		`${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"})`,
		`${Math.round(totalmem() / 1024 ** 3)} GB of memory`,
		`${type()} ${release().split("-")[0]}`,
		`Node ${process.versions.node}`,
		chromium.trim(),
	].join(", ")}.`;
}
