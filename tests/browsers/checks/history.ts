import { deepEqual, equal, ok } from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { routes } from "#content/routes.ts";
import { slowFromMs } from "#frontend/build/inline/when-to-load.ts";
import { Page } from "#tests/browsers/page.ts";
import { serveChanged } from "#tests/browsers/proxy.ts";
import { screens } from "#tests/screens.ts";
import { type Check, desk } from "./check.ts";
import { themeButton } from "./search-and-theme.ts";

const kinds = [
	"home",
	"contact",
	"platform",
	"blog",
	"advisories",
	"research",
	"service",
	"privacy",
];
/** How long nothing must have been received, in milliseconds: on a busy machine a response takes half of that. */
const quietMs = 1_000;
/** The next page from each page. */
const elsewhere = routes.careers;
/** Its response comes once the page that waits for it is to be left. */
const mayLeavePath = "/may-leave";
/**
 * Makes a page leave by itself: WebKit's driver runs no command before the load event, for which
 * scripts are waited for over a slow network. By a link, since anything else would replace the
 * page's history entry before that event; not again after Back, which may show the same HTML.
 */
const leaving = `<script>
	if (performance.getEntriesByType("navigation")[0].type === "navigate")
		fetch("${mayLeavePath}").then(() =>
			Object.assign(document.createElement("a"), { href: "${elsewhere}" }).click());
</script>`;

export const historyChecks: Check[] = [
	{
		name: "Back after another document was loaded: the page as it was left, from the back/forward cache",
		setup: { ofSystem: true },
		inChromium: true,
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			const wrong: string[] = [];
			for (const name of kinds) {
				const path = screens[name] ?? "/";
				await visit(page, path);
				await leave(page, elsewhere);
				if (!(await comeBack(page, path))) wrong.push(name);
			}
			deepEqual(wrong, [], "loaded again instead");
			return `${kinds.length} kinds of page`;
		},
	},
	{
		name: "Back after another document was loaded: where the page was left",
		setup: { ofSystem: true },
		inChromium: true,
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await visit(page, routes.contact);
			await page.tab.evaluate(() =>
				scrollTo({ top: 225, behavior: "instant" }),
			);
			await leave(page, elsewhere);
			await comeBack(page, routes.contact);
			await page.until("where it was left", () => scrollY === 225);
		},
	},
	{
		name: "Back finds half a message, and the theme that was chosen meanwhile",
		setup: { ofSystem: true },
		inChromium: true,
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await visit(page, routes.contact);
			const before = await page.tab.evaluate(shownColour);
			await page.fill("#name", "Robin");
			await leave(page, elsewhere);
			await page.click(themeButton);
			await page.until(
				"the other theme",
				(before) => getComputedStyle(document.body).backgroundColor !== before,
				before,
			);
			const chosen = await page.tab.evaluate(shownColour);
			ok(await comeBack(page, routes.contact), "loaded again instead");
			const [name, colour] = await page.tab.evaluate(() => [
				document.querySelector<HTMLInputElement>("#name")?.value,
				getComputedStyle(document.body).backgroundColor,
			]);
			equal(name, "Robin");
			equal(colour, chosen);
			await leave(page, elsewhere);
			await page.tab.evaluate(() => localStorage.removeItem("theme"));
			ok(await comeBack(page, routes.contact), "loaded again instead");
			equal(await page.tab.evaluate(shownColour), before, "choice cleared");
			await page.click(themeButton);
			await page.until(
				"the other theme at one click",
				(chosen) => getComputedStyle(document.body).backgroundColor === chosen,
				chosen,
			);
			await page.tab.evaluate(() => {
				localStorage.clear();
				sessionStorage.clear();
			});
		},
	},
	...["main", "react", "PartnersPage"].flatMap((chunk) =>
		[false, true].map(
			(isSlow): Check => ({
				name: `Back to a page that was left before its script ${chunk} had come: it hydrates${isSlow ? ", also over a slow network" : ""}`,
				setup: { ofSystem: true },
				async run({ page: { tab }, site }) {
					const events = new EventEmitter();
					const requested = once(events, "requested");
					const returned = once(events, "returned");
					let requests = 0;
					const server = await serveChanged(site.url, {
						before: async (path) => {
							if (path === routes.partners && isSlow)
								await delay(slowFromMs + 100);
							if (path === mayLeavePath) await requested;
							if (!path.startsWith(`/assets/${chunk}.`) || requests++ > 0)
								return;
							events.emit("requested");
							await returned;
						},
						page: (html) =>
							requests > 0 ? html : html.replace("<head>", `<head>${leaving}`),
					});
					try {
						const page = new Page(tab, server.url);
						await startVisit(page, routes.partners);
						await untilHydrated(page, elsewhere);
						await page.back();
						await page.untilPath(routes.partners);
						events.emit("returned");
						await page.until("hydration after Back", () =>
							document.documentElement.hasAttribute("data-hydrated"),
						);
					} finally {
						server.close();
					}
				},
			}),
		),
	),
];

/**
 * Opens a path by loading it, as from the address bar; puppeteer's own goto never resolves in
 * Firefox once a page came from the back/forward cache.
 */
async function visit(page: Page, path: string): Promise<void> {
	await startVisit(page, path);
	await untilHydrated(page, path);
}

async function untilHydrated(page: Page, path: string): Promise<void> {
	await page.untilPath(path);
	await page.until(
		`${path} is loaded and has hydrated`,
		() =>
			document.readyState === "complete" &&
			document.documentElement.hasAttribute("data-hydrated"),
	);
}

async function startVisit(page: Page, path: string): Promise<void> {
	await page.tab.evaluate((path) => {
		// Not location.assign(): while a page loads, that may replace its history entry.
		setTimeout(() => window.open(path, "_self"), 0);
	}, page.origin + path);
}

/**
 * Marks the page and loads another, once it has no pending requests: Firefox does not cache pages
 * that are still loading.
 */
async function leave(page: Page, path: string): Promise<void> {
	await page.until(
		"quiet",
		(quietMs) =>
			performance.now() -
				Math.max(
					...performance
						.getEntries()
						.map(({ startTime, duration }) => startTime + duration),
				) >
			quietMs,
		quietMs,
	);
	await page.tab.evaluate(() => {
		const left = window as Left;
		left.isSame = true;
		addEventListener("pageshow", (event) => {
			left.isFromCache = event.persisted;
		});
	});
	await visit(page, path);
}

/** Goes one step back. @returns whether it is the same page instance that was left */
async function comeBack(page: Page, path: string): Promise<boolean> {
	await page.back();
	await page.untilPath(path);
	await page.until("the page", () =>
		document.documentElement.hasAttribute("data-hydrated"),
	);
	deepEqual(await page.faults(), []);
	return page.tab.evaluate(() => {
		const { isSame, isFromCache } = window as Left;
		return isSame === true && isFromCache === true;
	});
}

type Left = Window & { isSame?: boolean; isFromCache?: boolean };

function shownColour(): string {
	return getComputedStyle(document.body).backgroundColor;
}
