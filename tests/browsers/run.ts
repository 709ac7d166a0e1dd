import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#tests/start-site.ts";
import { chromium, missingPrograms, others, packages } from "./browsers.ts";
import type { Check } from "./checks/check.ts";
import { contactChecks } from "./checks/contact.ts";
import { feedChecks } from "./checks/feeds.ts";
import { firstPaintChecks } from "./checks/first-paint.ts";
import {
	type Geometry,
	geometryCheck,
	measureGeometry,
} from "./checks/geometry.ts";
import { historyChecks } from "./checks/history.ts";
import { iconChecks } from "./checks/icons.ts";
import { listChecks } from "./checks/lists.ts";
import { mediaChecks } from "./checks/media.ts";
import { menuChecks } from "./checks/menu.ts";
import { noScriptChecks } from "./checks/no-script.ts";
import { printChecks } from "./checks/print.ts";
import { routeChecks } from "./checks/routes.ts";
import { searchAndThemeChecks } from "./checks/search-and-theme.ts";
import { touchChecks } from "./checks/touch.ts";
import { typefaceChecks } from "./checks/typeface.ts";
import type { BrowserKind, Driven } from "./drive/tab.ts";
import { Page } from "./page.ts";
import { formatReport, type Result } from "./report.ts";
import { startSiteWithoutStore } from "./site-without-store.ts";

// npm run test:browsers [-- part of a check's or a browser's name …] checks the built site in
// Firefox and WebKit. A complete run writes BROWSERS.md.
const root = resolve(import.meta.dirname, "../..");
const filters = process.argv.slice(2).map((filter) => filter.toLowerCase());

const missing = missingPrograms();
if (missing.length > 0) {
	console.error(
		`Not installed: ${missing.join(", ")}. On Debian or Ubuntu: apt-get install ${packages}`,
	);
	process.exit(1);
}

/** The longest check, of every route, takes half a minute on two cores. */
const longestCheckMs = 240_000;
const startedAt = Date.now();
// Each browser sends several messages.
const whole = await startSite(undefined, { MESSAGES_PER_HOUR: "100" });
const withoutStore = await startSiteWithoutStore();
const site = { ...whole, withoutStoreUrl: withoutStore.url };
const plain = [
	...routeChecks,
	...menuChecks,
	...searchAndThemeChecks,
	...contactChecks,
	...listChecks,
	...historyChecks,
	...iconChecks,
	...noScriptChecks,
	...printChecks,
	...mediaChecks,
	...feedChecks,
	...touchChecks,
	...firstPaintChecks,
	...typefaceChecks,
];
const isAbout = (...names: string[]) =>
	filters.every((filter) =>
		names.some((name) => name.toLowerCase().includes(filter)),
	);
const geometryName = geometryCheck({}).name;
const wanted = (kind: BrowserKind, { name }: { name: string }) =>
	isAbout(kind.name, name);
const needsReference = others.some((kind) =>
	wanted(kind, { name: geometryName }),
);
const reference = needsReference ? await measureChromium() : {};
const checks = [...plain, geometryCheck(reference)];

const kinds: BrowserKind[] = [...others, chromium];
const retried: string[] = [];
const results = (await Promise.all(kinds.map(runAll))).flat();
withoutStore.close();
await whole.close();
const seconds = (Date.now() - startedAt) / 1000;
const failed = results.filter(({ verdict }) => verdict === "failed");
if (filters.length === 0) {
	const file = join(root, "BROWSERS.md");
	writeFileSync(
		file,
		formatReport(
			results,
			kinds.map(({ name }) => name),
			seconds,
			readFileSync(file, "utf8"),
		),
	);
}
console.log(
	`${results.filter(({ verdict }) => verdict === "kept").length} passed, ${failed.length} failed, ${seconds.toFixed(0)} s`,
);
for (const check of retried) console.log(`at the second try: ${check}`);
process.exit(failed.length > 0 || results.length === 0 ? 1 : 0);

/** Runs every check in one browser; checks with the same setup share a session. */
async function runAll(kind: BrowserKind): Promise<Result[]> {
	const mine = checks.filter(
		(check) => wanted(kind, check) && (kind !== chromium || check.inChromium),
	);
	const results: Result[] = [];
	const setups = [
		...new Set(mine.map(({ setup }) => JSON.stringify(setup ?? {}))),
	];
	for (const setup of setups) {
		const group = mine.filter(
			(check) => JSON.stringify(check.setup ?? {}) === setup,
		);
		let driven = await kind.start(JSON.parse(setup));
		const restart = async () => {
			await driven.close().catch(() => {});
			driven = await kind.start(JSON.parse(setup));
		};
		for (const check of group) {
			let result = await runOne(kind, check, driven);
			print(kind, result);
			if (result.verdict === "failed") {
				// As in playwright.config.ts: for moments when the machine or a driver stalls.
				await restart();
				result = await runOne(kind, check, driven);
				if (result.verdict === "kept")
					retried.push(`${kind.name}: ${check.name}`);
				print(kind, result);
			}
			results.push(result);
			// A failed check may have left the browser in any state.
			if (result.verdict === "failed") await restart();
		}
		await driven.close().catch(() => {});
	}
	return results;
}

function print(kind: BrowserKind, result: Result): void {
	const { verdict, check, seconds, detail } = result;
	console.log(
		`${verdict.padEnd(6)} ${kind.name}: ${check}, ${seconds.toFixed(1)} s${verdict === "failed" ? `\n${detail}` : ""}`,
	);
}

async function runOne(
	kind: BrowserKind,
	check: Check,
	driven: Driven,
): Promise<Result> {
	const startedAt = Date.now();
	const result = (verdict: Result["verdict"], detail: string): Result => ({
		browser: kind.name,
		version: driven.version,
		check: check.name,
		verdict,
		detail,
		seconds: (Date.now() - startedAt) / 1000,
	});
	const reason = check.unable?.[kind.name];
	if (reason) return result("unable", reason);
	try {
		const page = new Page(driven.tab, site.url);
		const detail = await Promise.race([
			check.run({ page, browser: kind.name, site }),
			// A driver that never responds must not hold up the others forever.
			sleep(longestCheckMs, undefined, { ref: false }).then(() => {
				throw new Error(`not done after ${longestCheckMs / 1000} s`);
			}),
		]);
		return result("kept", typeof detail === "string" ? detail : "");
	} catch (error) {
		return result("failed", (error as Error).stack ?? String(error));
	}
}

async function measureChromium(): Promise<Geometry> {
	const driven = await chromium.start({});
	try {
		return await measureGeometry(new Page(driven.tab, site.url));
	} finally {
		await driven.close();
	}
}
