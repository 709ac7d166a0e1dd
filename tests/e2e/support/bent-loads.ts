import type { Page, Route } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { screens } from "#tests/screens.ts";
import { bend, pick, wayNames } from "./bent-values.ts";
import { allPaths } from "./paths.ts";
import { expect, isHydrated } from "./test.ts";

const now = Date.now();

const article = {
	title: "A patch",
	link: "https://news.example/patch",
	content: "",
	contentSnippet: "Patch now",
	creator: "Ada",
	pubDate: "2026-03-01T00:00:00.000Z",
	categories: ["Security", "Cloud"],
	source: "Docker Blog",
};
const paper = {
	id: "1",
	title: "On agents",
	authors: ["Ada", "Ben"],
	summary: "We study agents.",
	published: "2026-03-01T00:00:00.000Z",
	updated: "2026-03-01T00:00:00.000Z",
	link: "https://papers.example/1",
	categories: ["cs.AI"],
};
const news = {
	version: 1,
	items: [article, { ...article, link: "https://news.example/2" }],
	at: now - 1000,
};
const papers = { version: 1, items: [paper], at: now - 1000 };

/** What our code writes, by the key that it writes it under. */
const good = {
	localStorage: {
		theme: "dark",
		"blog-feeds": news,
		"arxiv-papers": papers,
		"recent-searches": { version: 1, links: ["/company/about", "/"] },
	},
	sessionStorage: {
		"scroll-positions": { version: 1, positions: [{ id: "a", top: 300 }] },
		"place-in-list": { version: 1, page: routes.blog, top: 900 },
		"reloaded-for": { version: 1, at: now, address: "http://127.0.0.1/" },
		"contact-draft": {
			version: 2,
			id: "7f0c8f3e-6d0a-4c55-9f0e-0d3c5f5b7a11",
			startedAt: now - 1000,
			prefill: "",
			values: {
				name: "Ada",
				email_address: "ada@example.org",
				phone_number: "",
				message: "Hello",
			},
		},
	},
	blocks: {
		"built-blog-feeds": news,
		"built-arxiv-papers": papers,
		"built-news-categories": { version: 1, items: ["Cloud"], at: now },
	},
	search: [
		{
			link: "/company/about",
			title: "About",
			description: "Who we are",
			group: "Company",
			icon: "house",
			keywords: "team",
			alsoCalled: "us",
			bodyWords: "people who build",
			sections: [{ title: "Values", id: "values", text: "What we hold" }],
			source: "Company",
			copies: "hello@example.org",
			opens: "/company/contact",
		},
		{
			link: "/company/about#values",
			title: "Values",
			description: "What we hold",
			group: "Company",
			icon: "house",
			page: "About",
		},
	],
	state: { version: 1, id: "a", visible: 24 },
};

const queries = [
	"",
	"",
	"?q=%E0%A4%A",
	"?category=",
	"?category=__proto__",
	`?q=${"x".repeat(10_000)}`,
	"?q=a&q=b&q=",
	"?q=%00&category=%F0%9F",
	"?search=%",
	"?search=cloud",
	"?role=%F0%9F%98",
	"?category=?product_demo&id=__proto__",
	"?&&==&?",
];
const hashes = ["", "", "#[", "#%", "#1", `#'"><`, "#main", "#constructor"];
const unknown = ["/no/such%E0%A4%A", "/%", "/services/cloud/%ff", "/a%2fb%00"];

export const feedPaths = [
	routes.blog,
	routes.research,
	routes.home,
	routes.contact,
];
export const otherPaths = [
	...new Set([...allPaths(), ...Object.values(screens), ...unknown]),
];

export type Bent = {
	path: string;
	localStorage: Record<string, string>;
	sessionStorage: Record<string, string>;
	blocks: Record<string, string>;
	search: string;
	/** Of the history's entry, as JSON; "" leaves it as it is. */
	state: string;
};

/** All that is stored and embedded, each bent in a way of its own. */
export function bentValues(index: number): Bent {
	const random = seeded(index);
	let turn = index;
	const bentText = (value: unknown) =>
		bend(value, wayNames[turn++ % wayNames.length] ?? "", random);
	const bentTexts = (values: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => [key, bentText(value)]),
		);
	const isFeed = index % 3 === 0;
	const paths = isFeed ? feedPaths : otherPaths;
	const path =
		paths[Math.floor(isFeed ? index / 3 : (index * 2) / 3) % paths.length];
	const state = bentText(good.state);
	// One of each two, and of each path now this and now that.
	const hasBlocks = (index + Math.floor(index / 12)) % 2 === 1;
	return {
		path: `${path}${pick(queries, random)}${pick(hashes, random)}`,
		localStorage: bentTexts(good.localStorage),
		sessionStorage: bentTexts(good.sessionStorage),
		blocks: hasBlocks ? bentTexts(good.blocks) : {},
		search: bentText(good.search),
		state: isJson(state) ? state : "",
	};
}

/** The same values as our code writes them, for a page. */
export function unbentValues(path: string): Bent {
	const texts = (values: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => [
				key,
				typeof value === "string" ? value : JSON.stringify(value),
			]),
		);
	return {
		path,
		localStorage: texts(good.localStorage),
		sessionStorage: texts(good.sessionStorage),
		blocks: texts(good.blocks),
		search: JSON.stringify(good.search),
		state: JSON.stringify(good.state),
	};
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Loads pages with what `current` says, each in the same tab. */
export async function preparePage(
	page: Page,
	current: () => Bent,
): Promise<void> {
	await page.addInitScript(() => {
		// Carried over from the page before, since each load has values of its own.
		if (!window.name.startsWith("{")) return;
		const bent = JSON.parse(window.name) as Bent;
		for (const area of ["localStorage", "sessionStorage"] as const) {
			window[area].clear();
			for (const [key, text] of Object.entries(bent[area])) {
				window[area].setItem(key, text);
			}
		}
		if (bent.state) history.replaceState(JSON.parse(bent.state), "");
	});
	await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
	await page.route("**/search.json", (route) =>
		route.fulfill({
			contentType: "application/json",
			body: current().search,
		}),
	);
	const responses = new Map<string, Awaited<ReturnType<Route["fetch"]>>>();
	await page.route(
		(url) => !url.pathname.includes("."),
		async (route) => {
			const request = route.request();
			if (request.resourceType() !== "document") return route.fallback();
			const { pathname } = new URL(request.url());
			const response = responses.get(pathname) ?? (await route.fetch());
			responses.set(pathname, response);
			const html = await response.text();
			const blocks = Object.entries(current().blocks).map(
				([id, text]) =>
					`<script type="application/json" id="${id}">${text.replaceAll("<", "\\u003c")}</script>`,
			);
			return route.fulfill({
				response,
				body: html.replace("</body>", () => `${blocks.join("")}</body>`),
			});
		},
	);
}

export async function load(page: Page, bent: Bent): Promise<void> {
	await page.evaluate((carried) => {
		window.name = carried;
	}, JSON.stringify(bent));
	await page.goto(bent.path, { waitUntil: "commit" });
	await isSettled(page, bent.path);
}

/** Goes on within the document, to a history entry and a storage that are bent. */
export async function navigate(page: Page, bent: Bent): Promise<void> {
	await page.evaluate((bent) => {
		for (const area of ["localStorage", "sessionStorage"] as const) {
			window[area].clear();
			for (const [key, text] of Object.entries(bent[area])) {
				window[area].setItem(key, text);
			}
		}
		try {
			history.pushState(JSON.parse(bent.state || "null"), "", bent.path);
		} catch {
			// Nested too deep for the browser itself, which refuses to store it.
			history.pushState(null, "", bent.path);
		}
	}, bent);
	// The new page is announced by its title.
	await page.waitForFunction(
		() =>
			[...document.querySelectorAll("[aria-live]")].some(
				({ textContent }) => textContent === document.title,
			),
		undefined,
		{ timeout: 10_000 },
	);
	await isSettled(page, bent.path);
}

/** Resolves when the page is what it becomes, also where its list comes later. */
export async function isSettled(page: Page, path: string): Promise<void> {
	await isHydrated(page);
	if (!path.startsWith(routes.blog) && !path.startsWith(routes.research)) {
		return;
	}
	await page.waitForFunction(() => {
		const chips = document.querySelector("main fieldset");
		return chips && Object.keys(chips).some((key) => /^__react/.test(key));
	});
}

export async function isWhole(page: Page, what: string): Promise<void> {
	const counts = await page.evaluate(() => ({
		headings: [...document.querySelectorAll("h1")].filter(
			(heading) => heading.textContent && heading.checkVisibility(),
		).length,
		header: document.querySelectorAll("header nav a").length > 0,
		footer: document.querySelectorAll("footer a").length > 20,
		fallbacks: document.querySelectorAll("[data-part] > .part, .notice").length,
	}));
	expect(counts, what).toEqual({
		headings: 1,
		header: true,
		footer: true,
		fallbacks: 0,
	});
}
