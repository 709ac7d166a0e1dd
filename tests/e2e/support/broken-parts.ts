import { expect, type Page } from "playwright/test";
import {
	apiPaths,
	categoryPath,
	companyPath,
	extensionPath,
	productPath,
	routes,
} from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { drawnCategory, extension, platform } from "#tests/samples.ts";
import type { Props } from "./broken-code.ts";
import { labelOf, menuButton, sections } from "./menu.ts";
import { searchButton } from "./search.ts";

const part = (page: Page, name: string) =>
	page.locator(`[data-part="${name}"]`);

type Broken = {
	path: string;
	/** The component that creates an element with these props throws. */
	element: Props;
	/** Runs before the page is requested. */
	prepare?: (page: Page) => Promise<void>;
	/** Makes the code run, if opening the page does not. */
	act?: (page: Page) => Promise<void>;
	/** What is shown in its place. */
	shows: (page: Page) => Promise<void>;
};

const has = (name: string, text: string | RegExp) => (page: Page) =>
	expect(part(page, name)).toContainText(text);
const hasContent = (name: string) => (page: Page) =>
	expect(part(page, name).locator("> *")).not.toHaveCount(0);
const hasPicture = (name: string) => (page: Page) =>
	expect(part(page, name).locator("svg").first()).toBeVisible();
const isEmpty = (name: string) => (page: Page) =>
	expect(part(page, name)).toBeEmpty();

/** By the part that may throw. */
export const brokenParts: Record<string, Broken> = {
	"the menu": {
		path: companyPath("about"),
		element: { "aria-label": copy.menuWords.mainLabel },
		shows: async (page) => {
			const menu = part(page, "menu");
			await expect(menu.locator("a[href^='#footer-']").first()).toBeVisible();
			await expect(menu.getByRole("button")).toHaveCount(0);
		},
	},
	"a panel of the menu": {
		path: companyPath("about"),
		element: { "data-panel": true },
		act: (page) =>
			page.getByRole("button", { name: sections.services }).click(),
		shows: async (page) => {
			await expect(page).toHaveURL(/#footer-services$/);
			await expect(
				page.getByRole("button", { name: sections.services }),
			).toHaveAttribute("aria-expanded", "false");
		},
	},
	"the phone's menu": {
		path: companyPath("about"),
		element: { label: copy.menuWords.closeLabel },
		act: async (page) => {
			await page.setViewportSize({ width: 360, height: 740 });
			await menuButton(page).click();
		},
		shows: async (page) => {
			await expect(page).toHaveURL(/#footer$/);
			await expect(part(page, "sheet").getByRole("link")).toBeVisible();
		},
	},
	"the search's button": {
		path: companyPath("about"),
		element: { "aria-keyshortcuts": null },
		shows: isEmpty("search"),
	},
	"the search": {
		path: companyPath("about"),
		element: { "aria-label": copy.searchWords.label, onCancel: null },
		act: (page) => searchButton(page).click(),
		shows: async (page) => {
			const notice = page.getByText(copy.frame.searchFailed);
			await expect(notice.first()).toBeVisible();
			await searchButton(page).click();
			await expect(searchButton(page)).toHaveAttribute("aria-busy", "false");
		},
	},
	"the theme's switch": {
		path: companyPath("about"),
		element: { label: copy.frame.themeLabel },
		shows: isEmpty("theme"),
	},
	"the footer": {
		path: companyPath("about"),
		element: { "aria-label": copy.frame.footerLabel },
		shows: has("footer", labelOf(routes.careers)),
	},
	"the toasts": {
		path: companyPath("about"),
		element: { position: "bottom-right" },
		act: async (page) => {
			await page.route("**/assets/SearchPalette.*.js", (route) =>
				route.abort(),
			);
			await searchButton(page).click();
		},
		shows: (page) =>
			expect(page.getByText(copy.frame.searchFailed)).toBeVisible(),
	},
	"the news": {
		path: routes.blog,
		element: { noun: null },
		shows: hasContent("news"),
	},
	"the papers": {
		path: routes.research,
		element: { noun: null },
		shows: hasContent("papers"),
	},
	...(extension && {
		"the extensions": {
			path: productPath(platform.productId),
			element: { name: "pause" },
			shows: has("extensions", extension.name),
		},
		"an extension's diagram": {
			path: extensionPath(extension.id),
			element: { viewBox: "12 0 376 256", role: "img" },
			shows: hasPicture("picture"),
		},
	}),
	"the workflow's diagram": {
		path: productPath(platform.productId),
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
	"the network": {
		path: routes.home,
		element: { "data-moving": null },
		shows: hasPicture("network"),
	},
	"the home page's category words": {
		path: routes.home,
		element: { "data-words": true },
		// These load with the news.
		prepare: (page) => page.unroute(`**${apiPaths.feeds}*`),
		shows: async (page) => {
			await expect(page.locator("[data-words]")).toHaveCount(0);
			await has("spotlight", platform.productName)(page);
		},
	},
	"the spotlight": {
		path: routes.home,
		element: { "aria-roledescription": "carousel" },
		shows: has("spotlight", platform.productName),
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
		path: companyPath("about"),
		element: { className: "skip-link" },
		shows: (page) => expect(page.locator("header nav a").first()).toBeVisible(),
	},
};
