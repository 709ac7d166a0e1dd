import { deepEqual, equal } from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { preprintUrl } from "#content/feeds/preprints.ts";
import {
	companyPath,
	platformPath,
	policyPath,
	routes,
} from "#content/routes.ts";
import { site as company } from "#content/site.ts";
import { Page } from "#tests/browsers/page.ts";
import { serveChanged } from "#tests/browsers/proxy.ts";
import { allPaths } from "#tests/e2e/support/paths.ts";
import { categoryHref } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { type Check, desk } from "./check.ts";

// The only other hosts that the site contacts.
const known = [company.feedProxy, preprintUrl]
	.filter(Boolean)
	.map((url) => new URL(url).origin);

/** Longer than a page takes to notice that a part of it failed, in milliseconds. */
const slowMs = 1_000;

/** How long a page's copy, and the page with the links, take to load, in milliseconds. */
const delayMs = 300;
const followed = [
	routes.careers,
	routes.contact,
	routes.blog,
	routes.research,
	routes.advisories,
	policyPath("privacy"),
	platformPath,
	categoryHref,
];

export const routeChecks: Check[] = [
	// Every page: no policy violations, no requests to other hosts, nothing missing.
	{
		name: "every route: no error, policy obeyed, hydrated, requests",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			const paths = [...new Set([...allPaths(), ...Object.values(screens)])];
			const wrong: string[] = [];
			for (const path of paths) {
				await page.open(path);
				const faults = [
					...(await page.faults()),
					...(await page.tab.evaluate(badRequests, known)),
				];
				wrong.push(...faults.map((fault) => `${path}: ${fault}`));
			}
			deepEqual(wrong, []);
			return `${paths.length} routes`;
		},
	},
	{
		name: "a link followed while its page is on the way opens it",
		async run({ page: { tab }, site }) {
			const server = await serveChanged(site.url, {
				before: async (path) => {
					if (path.startsWith("/copy/") || path === companyPath("about"))
						await delay(delayMs);
				},
			});
			try {
				const page = new Page(tab, server.url);
				for (const path of followed) {
					await page.open(companyPath("about"));
					await tab.evaluate(fetchThenFollow, path);
					await page.until(`${path} and its heading`, isThere, path);
					deepEqual(await page.faults(), [], path);
					// As a list does once it has loaded. Drivers take that for the next page's arrival (Page.open).
					await tab.evaluate(keepWritingHistory);
				}
			} finally {
				server.close();
			}
			return `${followed.length} kinds of page`;
		},
	},
	{
		name: "leaving a page while a part is still loading opens the next page",
		async run({ page: { tab }, site }) {
			const never = new Promise(() => {});
			const server = await serveChanged(site.url, {
				// Firefox cancels the first request as soon as the second starts.
				before: async (path) => {
					if (/BlogList\..*\.js$/.test(path)) await never;
					if (path === companyPath("about")) await delay(slowMs);
				},
			});
			try {
				const page = new Page(tab, server.url);
				await page.open(routes.blog);
				await page.open(companyPath("about"));
				equal(await page.path(), companyPath("about"));
			} finally {
				server.close();
			}
		},
	},
];

/** Hovering or focus prefetches the page, and a click then requests it again. */
function fetchThenFollow(path: string): void {
	const link = document.querySelector<HTMLElement>(`footer a[href="${path}"]`);
	link?.focus({ preventScroll: true });
	setTimeout(() => link?.click(), 50);
}

function keepWritingHistory(): void {
	setInterval(() => history.replaceState(history.state, ""), 5);
}

function isThere(path: string): boolean {
	return (
		location.pathname === path &&
		document.activeElement === document.querySelector("h1")
	);
}

function badRequests(known: string[]): string[] {
	const entries = performance.getEntriesByType(
		"resource",
	) as PerformanceResourceTiming[];
	return entries.flatMap(({ name, responseStatus }) => {
		const { origin } = new URL(name);
		if (known.includes(origin)) return [];
		if (origin !== location.origin) return [`asks ${name}`];
		return responseStatus >= 400 ? [`${responseStatus} for ${name}`] : [];
	});
}
