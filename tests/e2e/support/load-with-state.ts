import type { APIResponse, Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import type { PageState } from "./fuzzed-state.ts";
import { footerLinks } from "./menu.ts";
import { respondWith } from "./respond-with.ts";
import { expect, isHydrated } from "./test.ts";

/**
 * Prepares a tab to load pages in the state that `current` returns: `load` sets its storage and
 * history, while search index and data blocks are responses.
 */
export async function preparePage(
	page: Page,
	current: () => PageState,
): Promise<void> {
	await page.addInitScript(() => {
		// Would otherwise carry over from the previous page; each load has its own values.
		if (!window.name.startsWith("{")) return;
		const state = JSON.parse(window.name) as PageState;
		for (const area of ["localStorage", "sessionStorage"] as const) {
			window[area].clear();
			for (const [key, text] of Object.entries(state[area])) {
				window[area].setItem(key, text);
			}
		}
		if (state.historyEntry)
			history.replaceState(JSON.parse(state.historyEntry), "");
	});
	const documents = new Map<string, APIResponse>();
	await respondWith(
		page,
		[
			{ urlPattern: `*${apiPaths.feeds}*` },
			{ urlPattern: "*/search.json" },
			{ urlPattern: "*", resourceType: "Document" },
		],
		async ({ href, pathname }) => {
			if (pathname === apiPaths.feeds) return "fail";
			if (pathname === "/search.json") {
				return { contentType: "application/json", body: current().search };
			}
			if (pathname.includes(".")) return null;
			const response =
				documents.get(pathname) ?? (await page.request.get(href));
			documents.set(pathname, response);
			const html = await response.text();
			const blocks = Object.entries(current().blocks).map(
				([id, text]) =>
					`<script type="application/json" id="${id}">${text.replaceAll("<", "\\u003c")}</script>`,
			);
			return {
				status: response.status(),
				headers: response.headers(),
				body: html.replace("</body>", () => `${blocks.join("")}</body>`),
			};
		},
	);
}

export async function load(page: Page, state: PageState): Promise<void> {
	await page.evaluate((carried) => {
		window.name = carried;
	}, JSON.stringify(state));
	await page.goto(state.path, { waitUntil: "commit" });
	await untilSettled(page, state.path);
}

/** Navigates within the document, to a history entry and storage in this state. */
export async function navigate(page: Page, state: PageState): Promise<void> {
	await page.evaluate((state) => {
		for (const area of ["localStorage", "sessionStorage"] as const) {
			window[area].clear();
			for (const [key, text] of Object.entries(state[area])) {
				window[area].setItem(key, text);
			}
		}
		try {
			history.pushState(
				JSON.parse(state.historyEntry || "null"),
				"",
				state.path,
			);
		} catch {
			// Nested too deeply for the browser itself, which refuses to store it.
			history.pushState(null, "", state.path);
		}
	}, state);
	// The new page is announced by its title.
	await page.waitForFunction(
		() =>
			[...document.querySelectorAll("[aria-live]")].some(
				({ textContent }) => textContent === document.title,
			),
		undefined,
		{ timeout: 10_000 },
	);
	await untilSettled(page, state.path);
}

/** Resolves when the page has settled, including a list that loads later. */
export async function untilSettled(page: Page, path: string): Promise<void> {
	await isHydrated(page);
	if (!path.startsWith(routes.blog) && !path.startsWith(routes.research)) {
		return;
	}
	await page.waitForFunction(() => {
		const chips = document.querySelector("main fieldset");
		return chips && Object.keys(chips).some((key) => /^__react/.test(key));
	});
}

export async function expectComplete(page: Page, what: string): Promise<void> {
	const counts = await page.evaluate(
		(footerLinks) => ({
			headings: [...document.querySelectorAll("h1")].filter(
				(heading) => heading.textContent && heading.checkVisibility(),
			).length,
			header: document.querySelectorAll("header nav a").length > 0,
			footer: document.querySelectorAll("footer a").length >= footerLinks,
			fallbacks: document.querySelectorAll("[data-part] > .part, .notice")
				.length,
		}),
		footerLinks,
	);
	expect(counts, what).toEqual({
		headings: 1,
		header: true,
		footer: true,
		fallbacks: 0,
	});
}
