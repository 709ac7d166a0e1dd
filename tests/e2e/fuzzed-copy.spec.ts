import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright/test";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { corruptionNames, corruptJson, pick } from "./support/corrupt-json.ts";
import { footerLinks } from "./support/menu.ts";
import { allPaths } from "./support/paths.ts";
import { respondWith } from "./support/respond-with.ts";
import { expect, test } from "./support/test.ts";

// Whatever the files contain from which a page loads its copy and figures, as after another
// deployment or behind a proxy that changes them, the page keeps its heading and its links.

// Errors that React and the browser log; an uncaught error fails the test.
test.use({ expectedFaults: [/^console: /] });

const batches = 4;
// Nested lists of that length would exhaust the memory.
const corruptions = corruptionNames.filter(
	(name) => name !== "lists of 2,000 items",
);
const dataFiles = ["*/content.json", "*/figure.json", "*/copy/*.json"].map(
	(urlPattern) => ({ urlPattern }),
);

/**
 * Responds to requests for the page's files with corrupted versions. @returns a way to choose the
 * corruption, and the files requested
 */
async function corruptFiles(page: Page) {
	const intact = new Map<string, unknown>();
	let random = seeded(0);
	let turn = 0;
	await respondWith(page, dataFiles, async ({ pathname }) => {
		if (!intact.has(pathname)) {
			const file = resolve("dist", pathname.slice(1));
			intact.set(pathname, JSON.parse(readFileSync(file, "utf8")));
		}
		const good = intact.get(pathname);
		turn += 1;
		// Every second response loses a top-level text, such as the heading.
		const body =
			turn % 2 === 0
				? withoutText(good, random)
				: corruptJson(
						good,
						corruptions[turn % corruptions.length] ?? "",
						random,
					);
		return { contentType: "application/json", body };
	});
	const choose = (index: number) => {
		random = seeded(index);
		turn = index;
	};
	return { choose, requested: intact };
}

/** Returns JSON of the copy with one of its own texts empty or missing. */
function withoutText(words: unknown, random: () => number): string {
	const all = words as Record<string, unknown>;
	const texts = Object.keys(all).filter((key) => typeof all[key] === "string");
	const lost = pick(texts, random);
	const nothing = pick(["", "  ", null, 7, {}], random);
	// A figure is a single text.
	return JSON.stringify(
		typeof words === "string" ? nothing : { ...all, [lost]: nothing },
	);
}

/** Records what every document lacks in each frame, once the page has loaded. */
async function watchPage(page: Page): Promise<void> {
	await page.addInitScript((footerLinks) => {
		// Without it no page reloads itself, which would interfere here (missing-copy.spec.ts tests
		// that).
		Storage.prototype.setItem = () => {
			throw new DOMException("no", "SecurityError");
		};
		const lacks = new Set<string>();
		Object.assign(window, { lacks });
		const look = () => {
			requestAnimationFrame(look);
			if (document.readyState === "loading") return;
			const headings = [...document.querySelectorAll("h1")].filter(
				(heading) => heading.textContent && heading.checkVisibility(),
			);
			if (headings.length !== 1) lacks.add(`${headings.length} headings`);
			if (!document.querySelector("header nav a")) lacks.add("no header");
			if (document.querySelectorAll("footer a").length < footerLinks)
				lacks.add("no footer");
		};
		requestAnimationFrame(look);
	}, footerLinks);
}

/** Follows a link. @returns false if the page has no such link */
async function follow(page: Page, path: string): Promise<boolean> {
	const link = page.locator(`a[href='${path}']`);
	if ((await link.count()) === 0) return false;
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	await link.first().dispatchEvent("click");
	await expect(page).toHaveURL(path);
	return true;
}

/**
 * Waits until the page has settled: hydrated, or as built with a notice. @throws an Error with
 * `what`
 */
async function staysComplete(page: Page, what: string): Promise<void> {
	await page
		.waitForFunction(
			() => {
				if (document.querySelector("#chunk-missing, body > .part")) return true;
				const { isSame } = window as unknown as { isSame?: boolean };
				return isSame
					? document.getElementById("route-announcer")?.textContent
					: document.documentElement.matches("[data-hydrated]");
			},
			undefined,
			{ timeout: 10_000 },
		)
		.catch((error) => {
			throw new Error(`${what}: ${error}`);
		});
	const lacks = await page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame += 1) {
			await new Promise(requestAnimationFrame);
		}
		return [...(window as unknown as { lacks: Set<string> }).lacks];
	});
	expect(lacks, what).toEqual([]);
}

for (let batch = 0; batch < batches; batch += 1) {
	test(`the heading stays however a page's copy is corrupted: ${batch + 1} of ${batches}`, async ({
		page,
	}) => {
		test.setTimeout(90_000);
		const { choose, requested } = await corruptFiles(page);
		await watchPage(page);
		const paths = allPaths();
		for (const [index, path] of paths.entries()) {
			if (index % batches !== batch) continue;
			const what = `case ${index} at ${path}`;
			choose(index);
			await page.goto(path);
			await staysComplete(page, what);

			const next = pick(paths, seeded(index + paths.length));
			choose(index + paths.length);
			if (next === path || !(await follow(page, next))) continue;
			await staysComplete(page, `${what}, then ${next}`);
		}
		expect(requested.size).toBeGreaterThan(10);
	});
}
