import type { Page, Route } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { seeded } from "#tests/functions/contact/seeded.ts";
import { screens } from "#tests/screens.ts";
import { bend, pick, wayNames } from "./support/bent-values.ts";
import { allPaths } from "./support/paths.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Whatever stands in storage, history, address and data blocks: the page is there, whole.

// The second is of a data block that says something else than its page does.
test.use({
	expectedFaults: [/Failed to load resource|Minified React error #418/],
});

const bends = 240;
const batches = 8;
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
			name: "Ada",
			email_address: "ada@example.org",
			phone_number: "",
			message: "Hello",
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

const feedPaths = [routes.blog, routes.research, routes.home, routes.contact];
const otherPaths = [
	...new Set([...allPaths(), ...Object.values(screens), ...unknown]),
];

type Bent = {
	path: string;
	localStorage: Record<string, string>;
	sessionStorage: Record<string, string>;
	blocks: Record<string, string>;
	search: string;
	/** Of the history's entry, as JSON; "" leaves it as it is. */
	state: string;
};

/** All that is stored and embedded, each bent in a way of its own. */
function bentValues(index: number): Bent {
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

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Loads pages with what `current` says, each in the same tab. */
async function preparePage(page: Page, current: () => Bent): Promise<void> {
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

async function load(page: Page, bent: Bent): Promise<void> {
	await page.evaluate((carried) => {
		window.name = carried;
	}, JSON.stringify(bent));
	await page.goto(bent.path, { waitUntil: "commit" });
	await isSettled(page, bent.path);
}

/** Goes on within the document, to a history entry and a storage that are bent. */
async function navigate(page: Page, bent: Bent): Promise<void> {
	await page.evaluate((bent) => {
		for (const area of ["localStorage", "sessionStorage"] as const) {
			window[area].clear();
			for (const [key, text] of Object.entries(bent[area])) {
				window[area].setItem(key, text);
			}
		}
		history.pushState(JSON.parse(bent.state || "null"), "", bent.path);
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

function blockCount({ blocks }: Bent): number {
	return Object.keys(blocks).length;
}

/** Resolves when the page is what it becomes, also where its list comes later. */
async function isSettled(page: Page, path: string): Promise<void> {
	await isHydrated(page);
	if (!path.startsWith(routes.blog) && !path.startsWith(routes.research)) {
		return;
	}
	await page.waitForFunction(() => {
		const chips = document.querySelector("main fieldset");
		return chips && Object.keys(chips).some((key) => /^__react/.test(key));
	});
}

async function isWhole(page: Page, what: string): Promise<void> {
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

for (let batch = 0; batch < batches; batch++) {
	test(`the page stays whole, however values are bent: ${batch + 1} of ${batches}`, async ({
		faults,
		page,
	}) => {
		test.setTimeout(90_000);
		const count = bends / batches;
		let bent = bentValues(batch * count);
		await preparePage(page, () => bent);
		await page.goto("/robots.txt");
		for (let index = batch * count; index < (batch + 1) * count; index += 2) {
			// What has data blocks is loaded; a navigation leads from there to the other.
			const pair = [index, index + 1].toSorted(
				(a, b) => blockCount(bentValues(b)) - blockCount(bentValues(a)),
			);
			for (const one of pair) {
				bent = bentValues(one);
				const before = faults.length;
				const isLoad = blockCount(bent) > 0;
				const what = `bend ${one} at ${bent.path.slice(0, 80)}`;
				await (isLoad ? load : navigate)(page, bent).catch((error) => {
					throw new Error(`${what}: ${error}`);
				});
				await isWhole(page, what);
				const reports = faults
					.slice(before)
					.filter((fault) => !/Failed to load resource/.test(fault));
				// A data block may say something else than the page that it came with.
				expect(reports.length, `${what}: ${reports}`).toBeLessThanOrEqual(
					isLoad ? 1 : 0,
				);
			}
		}
	});
}

test("all ways and all paths are among them", () => {
	const paths = new Set(
		Array.from({ length: bends }, (_, index) =>
			bentValues(index).path.replace(/[?#].*/, ""),
		),
	);
	expect(bends).toBeGreaterThanOrEqual(200);
	expect(
		[...otherPaths, ...feedPaths].filter((path) => !paths.has(path)),
	).toEqual([]);
	expect(wayNames.length).toBeLessThan(bends / 10);
});

test("a damaged list of scripts leaves the page as it was built", async ({
	page,
}) => {
	for (const list of ["[", "{}", "null", "[1,null]", '"x"', "[[]]", ""]) {
		await page.route("**/company/about", async (route) => {
			const response = await route.fetch();
			const html = (await response.text()).replace(
				/(id="scripts">).*?(<\/script>)/,
				(_, start, end) => start + list + end,
			);
			return route.fulfill({ response, body: html });
		});
		await page.goto("/company/about");
		// Whichever way it is asked for, on a paint, a key or after a second, it has been by then.
		await page.keyboard.press("Shift");
		await page.evaluate(
			() => new Promise((resolve) => requestIdleCallback(resolve)),
		);
		await expect(page.locator("h1")).toBeVisible();
	}
});

test("an entry of the history that others wrote is a new one", async ({
	open,
	page,
}) => {
	test.setTimeout(90_000);
	await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
	await open(routes.blog);
	const states = [
		"'x'.repeat(100)",
		"NaN",
		"new Map([['version', 1]])",
		"10n",
		"({ version: 1, id: 5, visible: Infinity })",
		"({ version: 1, id: 'x'.repeat(1e5), visible: -12 })",
		"({ version: 2, id: 'a', visible: 12 })",
		"({ entry: 'a', visible: '24' })",
		"(() => { const loop = { version: 1 }; loop.id = loop; return loop })()",
	];
	for (const state of states) {
		const bendEntry = () => page.evaluate(`history.replaceState(${state}, "")`);
		await bendEntry();
		await page.reload();
		await isSettled(page, routes.blog);
		await isWhole(page, `reload with ${state}`);
		await page.locator("footer a[href='/company/about']").click();
		await expect(page.locator("h1")).not.toHaveText(/news|blog/i);
		await bendEntry();
		await page.goBack();
		await isSettled(page, routes.blog);
		await isWhole(page, `Back to ${state}`);
	}
	await page.goForward();
	await expect(page).toHaveURL("/company/about");
	await isWhole(page, "Forward");
});

for (const [name, script] of [
	[
		"forbidden",
		() => {
			for (const area of ["localStorage", "sessionStorage"]) {
				Object.defineProperty(window, area, {
					get() {
						throw new DOMException("forbidden", "SecurityError");
					},
				});
			}
		},
	],
	[
		"full",
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		},
	],
] as const) {
	test(`every screen is whole where storage is ${name}`, async ({ page }) => {
		test.setTimeout(60_000);
		await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
		await page.addInitScript(script);
		for (const path of Object.values(screens)) {
			await page.goto(path, { waitUntil: "commit" });
			await isSettled(page, path);
			await isWhole(page, path);
		}
		// The theme, the menu and the history work for as long as the page lasts.
		await page
			.getByRole("button", { name: "Switch between light and dark" })
			.click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await page.locator("footer a[href='/company/about']").click();
		await expect(page).toHaveURL("/company/about");
		await page.goBack();
		await isWhole(page, "Back");
	});
}
