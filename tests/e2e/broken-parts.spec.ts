import type { Page } from "playwright/test";
import {
	apiPaths,
	categoryPath,
	extensionPath,
	productPath,
	routes,
} from "#content/routes.ts";
import { drawnCategory, extension, product } from "#tests/samples.ts";
import {
	breakElement,
	breakPage,
	brokenWords,
	type Props,
	removeBoundaries,
} from "./support/broken-code.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// What throws in the browser is shown as it was built; everything around it goes on.

test.use({
	expectedFaults: [
		new RegExp(
			`console: .*(${brokenWords}|Failed to load|Minified React error #418)`,
		),
	],
});

test.beforeEach(async ({ page }) => {
	await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
});

// Some chunk may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const heading = (page: Page) => page.locator("h1");
const part = (page: Page, name: string) =>
	page.locator(`[data-part="${name}"]`);
const searchButton = (page: Page) =>
	page.getByRole("button", { name: "Search", exact: true });

const reports = (faults: string[]) =>
	faults.filter((fault) => fault.includes(brokenWords));

/** The console has it, once, and the page still leads elsewhere. */
async function goesOn(page: Page, faults: string[]): Promise<void> {
	await expect.poll(() => reports(faults).length).toBe(1);
	await expect(heading(page)).toHaveCount(1);
	await expect(heading(page)).toBeVisible();
	await page.locator("footer a[href='/legal/terms']").click();
	await expect(heading(page)).toHaveText("Terms of Service");
	await page.goBack();
	await expect(heading(page)).toBeVisible();
	expect(reports(faults).filter((one) => !one.startsWith("console"))).toEqual(
		[],
	);
}

type Broken = {
	path: string;
	/** Whoever makes an element with these props throws. */
	element: Props;
	/** Before the page is asked for. */
	prepare?: (page: Page) => Promise<void>;
	/** Brings the code to run, where the page alone does not. */
	act?: (page: Page) => Promise<void>;
	/** What stands in its place. */
	shows: (page: Page) => Promise<void>;
};

const has = (name: string, text: string | RegExp) => (page: Page) =>
	expect(part(page, name)).toContainText(text);
const hasPicture = (name: string) => (page: Page) =>
	expect(part(page, name).locator("svg").first()).toBeVisible();
const isEmpty = (name: string) => (page: Page) =>
	expect(part(page, name)).toBeEmpty();

const features: Record<string, Broken> = {
	"the menu": {
		path: routes.about,
		element: { "aria-label": "Main" },
		shows: async (page) => {
			const menu = part(page, "menu");
			await expect(menu.locator("a[href^='#footer-']").first()).toBeVisible();
			await expect(menu.getByRole("button")).toHaveCount(0);
		},
	},
	"a panel of the menu": {
		path: routes.about,
		element: { "data-panel": true },
		act: (page) => page.getByRole("button", { name: "Services" }).click(),
		shows: async (page) => {
			await expect(page).toHaveURL(/#footer-services$/);
			await expect(
				page.getByRole("button", { name: "Services" }),
			).toHaveAttribute("aria-expanded", "false");
		},
	},
	"the phone's menu": {
		path: routes.about,
		element: { label: "Close menu" },
		act: async (page) => {
			await page.setViewportSize({ width: 360, height: 740 });
			await page.getByRole("button", { name: "Menu", exact: true }).click();
		},
		shows: async (page) => {
			await expect(page).toHaveURL(/#footer-products$/);
			await expect(part(page, "sheet").getByRole("link")).toBeVisible();
		},
	},
	"the search's button": {
		path: routes.about,
		element: { "aria-keyshortcuts": null },
		shows: isEmpty("search"),
	},
	"the search": {
		path: routes.about,
		element: { "aria-label": "Search", onCancel: null },
		act: (page) => searchButton(page).click(),
		shows: async (page) => {
			const notice = page.getByText("The search could not be loaded");
			await expect(notice.first()).toBeVisible();
			await searchButton(page).click();
			await expect(searchButton(page)).toHaveAttribute("aria-busy", "false");
		},
	},
	"the theme's switch": {
		path: routes.about,
		element: { label: "Switch between light and dark" },
		shows: isEmpty("theme"),
	},
	"the footer": {
		path: routes.about,
		element: { "aria-label": "Footer" },
		shows: has("footer", "Careers"),
	},
	"the toasts": {
		path: routes.about,
		element: { position: "bottom-right" },
		act: async (page) => {
			await page.route("**/assets/SearchPalette-*.js", (route) =>
				route.abort(),
			);
			await searchButton(page).click();
		},
		shows: (page) =>
			expect(page.getByText("The search could not be loaded")).toBeVisible(),
	},
	"the news": {
		path: routes.blog,
		element: { noun: null },
		shows: has("news", ""),
	},
	"the papers": {
		path: routes.research,
		element: { noun: null },
		shows: has("papers", ""),
	},
	"the extensions": {
		path: productPath(product.productId),
		element: { name: "pause" },
		shows: has("extensions", extension.name),
	},
	"the workflow's diagram": {
		path: productPath(product.productId),
		element: { viewBox: "0 0 1120 356", role: "img" },
		shows: hasPicture("workflow-picture"),
	},
	...(drawnCategory && {
		"a category's diagram": {
			path: categoryPath(drawnCategory.id),
			element: { viewBox: "0 0 240 180", role: "img" },
			shows: hasPicture("picture"),
		},
		"the home page's diagrams": {
			path: routes.home,
			element: { viewBox: "0 0 240 180", role: "img" },
			shows: hasPicture(`picture-${drawnCategory.id}`),
		},
	}),
	"an extension's diagram": {
		path: extensionPath(extension.id),
		element: { viewBox: "0 0 400 256", role: "img" },
		shows: hasPicture("picture"),
	},
	"the network": {
		path: routes.home,
		element: { "data-moving": null },
		shows: hasPicture("network"),
	},
	"the home page's category words": {
		path: routes.home,
		element: { "data-words": true },
		// They come with the news.
		prepare: (page) => page.unroute(`**${apiPaths.feeds}*`),
		shows: async (page) => {
			await expect(page.locator("[data-words]")).toHaveCount(0);
			await has("spotlight", product.productName)(page);
		},
	},
	"the spotlight": {
		path: routes.home,
		element: { "aria-roledescription": "carousel" },
		shows: has("spotlight", product.productName),
	},
	"the form": {
		path: routes.contact,
		element: { type: "submit" },
		shows: async (page) => {
			await expect(
				part(page, "form").getByRole("textbox").first(),
			).toBeVisible();
		},
	},
	"what is around the page": {
		path: routes.about,
		element: { className: "skip-link" },
		shows: (page) => expect(page.locator("header nav a").first()).toBeVisible(),
	},
};

for (const [name, { path, element, prepare, act, shows }] of Object.entries(
	features,
)) {
	test(`${name} may throw`, async ({ faults, page }) => {
		await breakElement(page, element);
		await prepare?.(page);
		await page.goto(path);
		const title = await heading(page).textContent();
		if (act) {
			await isHydrated(page);
			await act(page);
		}
		await expect.poll(() => reports(faults).length).toBe(1);
		await shows(page);
		await expect(heading(page)).toHaveText(title ?? "");
		await goesOn(page, faults);
	});
}

test("a page that throws is the page that was built, and the next one works", async ({
	faults,
	page,
}) => {
	await breakPage(page, "AboutPage");
	await page.goto(routes.about);
	await isHydrated(page);
	const built = await page.locator("main").textContent();
	expect(built?.length).toBeGreaterThan(500);
	await expect(page).toHaveTitle(/^About/);
	await goesOn(page, faults);
	// Back at the broken one, by a navigation within the app.
	await expect(page.locator("main")).toHaveText(built ?? "");

	await test.step("where a navigation leads to it, it is fetched", async () => {
		await page.goto(routes.careers);
		await isHydrated(page);
		await page.locator(`footer a[href='${routes.about}']`).click();
		await expect(page.locator("main")).toHaveText(built ?? "");
		await expect(page).toHaveTitle(/^About/);
		await expect(heading(page)).toHaveCount(1);
		await searchButton(page).click();
		await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	});
});

test("a page that cannot be had in any way says so, with two ways out", async ({
	faults,
	page,
}) => {
	await breakPage(page, "AboutPage");
	await page.goto(routes.careers);
	await isHydrated(page);
	await page.route(`**${routes.about}`, (route) => route.abort());
	await page.locator(`footer a[href='${routes.about}']`).click();
	await expect(heading(page)).toHaveText("This page could not be shown");
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle(/^This page could not be shown/);
	await page.unroute(`**${routes.about}`);
	await page
		.locator("main")
		.getByRole("link", { name: "Load it again" })
		.click();
	await expect(heading(page)).not.toHaveText("This page could not be shown");
	await expect(page).toHaveURL(routes.about);
	await goesOn(page, faults.splice(0));
});

test("without any boundary the document is the one that was built", async ({
	faults,
	page,
}) => {
	await removeBoundaries(page, { "aria-label": "Footer" });
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await page.goto(routes.about);
	const title = await page.title();
	await expect.poll(() => reports(faults).length).toBe(1);
	await expect(heading(page)).toBeVisible();
	await expect(page).toHaveTitle(title);
	await expect(page.locator("html")).toHaveAttribute("lang", "en-AU");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(page.locator("header nav a").first()).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
	await page.locator("footer a[href='/legal/terms']").click();
	await expect(heading(page)).toHaveText("Terms of Service");
});

test("nothing flashes while React renders anew what it could not hydrate", async ({
	faults,
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.setItem("theme", "dark");
		const flashes: string[] = [];
		Object.assign(window, { flashes });
		const wanted = 0;
		const look = () => {
			requestAnimationFrame(look);
			if (!document.querySelector("footer a")) return;
			const root = document.documentElement;
			if (root.dataset.theme !== "dark") flashes.push("the theme");
			if (!document.querySelector("h1")) flashes.push("the heading");
			for (const use of document.querySelectorAll("main use")) {
				const href = use.getAttribute("href") ?? "";
				if (!document.querySelector(href)) flashes.push(`icon ${href}`);
			}
			if (scrollY !== wanted) flashes.push(`scrolled to ${scrollY}`);
		};

		requestAnimationFrame(look);
	});
	const looksTheSame = async () => {
		await page.goto(routes.contact);
		await isHydrated(page);
		const reported = () =>
			faults.filter((fault) => !fault.includes("Failed to load"));
		await expect.poll(() => reported().length).toBe(1);
		await page.evaluate(
			() =>
				new Promise((resolve) =>
					requestAnimationFrame(() => requestAnimationFrame(resolve)),
				),
		);
		expect(
			await page.evaluate(
				() => (window as unknown as { flashes: string[] }).flashes,
			),
		).toEqual([]);
	};

	await test.step("since it is another page than the scripts know", async () => {
		await page.route(`**${routes.contact}`, async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			return route.fulfill({
				response,
				body: html.replace(/(<h2[^>]*>)/, "$1Another "),
			});
		});
		await looksTheSame();
		await page.unroute(`**${routes.contact}`);
		faults.splice(0);
	});

	await test.step("since a part of it throws", async () => {
		await breakElement(page, { "aria-label": "Main" });
		await looksTheSame();
	});
});
