import type { Page } from "playwright/test";
import { platformPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import {
	categoryHref,
	extension,
	service,
	serviceQuery,
} from "#tests/samples.ts";
import { fieldOf } from "./support/contact.ts";
import { holdBack, openBeforeHydration } from "./support/hydration.ts";
import { bar, sections } from "./support/menu.ts";
import { dialogOf, inputOf } from "./support/search.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Presses made while the app's script is still loading are not lost.

test("⌘K, Ctrl+K and / open the search with the text typed after them", async ({
	page,
}) => {
	for (const keys of ["Meta+k", "Control+k", "/"]) {
		const hydrate = await openBeforeHydration(page, categoryHref);
		await page.keyboard.press(keys);
		await page.keyboard.type(` ${serviceQuery}`);
		await expect(dialogOf(page)).toBeHidden();
		await hydrate();
		await expect(inputOf(page)).toBeFocused();
		await expect(inputOf(page)).toHaveValue(serviceQuery);
		await expect(dialogOf(page).getByRole("option").first()).toContainText(
			service.menu.label,
		);
	}
});

test("keys pressed after / before hydration correct the text, and follow no link", async ({
	page,
}) => {
	const hydrate = await openBeforeHydration(page, categoryHref);
	await page.locator("footer a[href^='/']").first().focus();
	await page.keyboard.type(`/${serviceQuery}x`);
	await page.keyboard.press("Backspace");
	await page.keyboard.press("Enter");
	await hydrate();
	await expect(inputOf(page)).toHaveValue(serviceQuery);
	await expect(page).toHaveURL(categoryHref);
});

test("Escape pressed after / before hydration takes it back", async ({
	page,
}) => {
	const hydrate = await openBeforeHydration(page, categoryHref);
	await page.keyboard.type("/words");
	await page.keyboard.press("Escape");
	await hydrate();
	await expect(dialogOf(page)).toBeHidden();
	await page.keyboard.press("/");
	await expect(inputOf(page)).toHaveValue("");
});

test("Ctrl+K opens and closes the search on a Cyrillic keyboard too", async ({
	page,
}) => {
	const press = () =>
		page.evaluate(() => {
			const press = { key: "л", code: "KeyK", ctrlKey: true, bubbles: true };
			document.activeElement?.dispatchEvent(
				new KeyboardEvent("keydown", { ...press, cancelable: true }),
			);
		});
	const hydrate = await openBeforeHydration(page, categoryHref);
	await press();
	await hydrate();
	await expect(inputOf(page)).toBeFocused();
	await press();
	await expect(dialogOf(page)).toBeHidden();
	await press();
	await expect(inputOf(page)).toBeFocused();
});

test("plain letters, and a slash typed in a field, do not open the search", async ({
	page,
}) => {
	const hydrate = await openBeforeHydration(page, "/company/contact");
	await page.keyboard.type("finops");
	const name = fieldOf(page, "name");
	await name.click();
	await page.keyboard.type("a/b");
	await expect(name).toHaveValue("a/b");
	await hydrate();
	await expect(dialogOf(page)).toBeHidden();
	await page.keyboard.type("/c");
	await expect(name).toHaveValue("a/b/c");
	await expect(dialogOf(page)).toBeHidden();
});

test("repeated clicks on a menu and on the theme switch take effect once", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	const hydrate = await openBeforeHydration(page, categoryHref);
	const theme = page.getByRole("button", {
		name: copy.frame.themeLabel,
	});
	const services = bar(page).getByRole("button", { name: sections.services });
	await theme.click();
	await services.click();
	// Visitors who see nothing happen press again.
	await theme.click();
	await services.click();
	await hydrate();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(services).toHaveAttribute("aria-expanded", "true");
	await theme.click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("on a phone a tap opens the search, or the menu, after hydration", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		...(baseURL ? { baseURL } : {}),
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});
	for (const [button, dialog] of [
		[copy.frame.searchLabel, copy.searchWords.label],
		[copy.menuWords.sheetLabel, copy.menuWords.sheetLabel],
	] as const) {
		const page = await context.newPage();
		const hydrate = await openBeforeHydration(page, "/company/about");
		await page.getByRole("button", { name: button, exact: true }).tap();
		await hydrate();
		const opened = page.getByRole("dialog", { name: dialog });
		await expect(opened).toBeVisible();
		// The sheet's focus starts on its first button, the search's in its field.
		await expect(
			dialog === copy.menuWords.sheetLabel
				? opened.getByRole("button", { name: copy.menuWords.closeLabel })
				: opened.getByRole("combobox"),
		).toBeFocused();
	}
	await context.close();
});

/** The two moments in which a list is not hydrated: before the page is, and after. */
const moments = {
	"before its page hydrates": openBeforeHydration,
	"after its page, before the list hydrates": async (
		page: Page,
		path: string,
	) => {
		const letGo = await holdBack(page, "**/assets/{Blog,Research}List.*.js");
		await page.goto(path);
		await isHydrated(page);
		return async () => letGo();
	},
};

for (const [moment, open] of Object.entries(moments)) {
	test(`text typed into a filter ${moment} filters the list, and takes precedence over the URL, whose category stays`, async ({
		page,
	}) => {
		for (const [path, before, category] of [
			[routes.blog, "", ""],
			[routes.advisories, "", ""],
			[routes.research, "?q=memory&category=cs.AI", "category=cs.AI"],
		] as const) {
			const hydrate = await open(page, path + before);
			const box = page.getByRole("main").getByRole("searchbox");
			await box.fill("");
			await box.pressSequentially("agents a");
			await hydrate();
			await expect(page).toHaveURL(
				`${path}?q=agents+a${category && `&${category}`}`,
			);
			await expect(box).toHaveValue("agents a");
			// The caret is where typing continues.
			await page.keyboard.type("nd");
			await expect(box).toHaveValue("agents and");
			await box.fill("");
			await expect(page).toHaveURL(path + (category && `?${category}`));
		}
	});
}

test("Pause is pressed, whether the page or only its diagrams are still loading", async ({
	open,
	page,
}) => {
	test.skip(!extension, "another company may have no extensions");
	const { pause, play } = copy.extensionPicture;
	const button = page.locator("#extensions button");
	const hold = () => holdBack(page, "**/assets/ExtensionGrid.*.js");

	let load = await hold();
	await open(platformPath);
	await button.click();
	await expect(button).toHaveText(pause);
	load();
	await expect(button).toHaveText(play);

	await page.unrouteAll();
	load = await hold();
	const hydrate = await openBeforeHydration(page, platformPath);
	await button.click();
	await hydrate();
	load();
	await expect(button).toHaveText(play);
});

test("text typed between React's hydration of a list and its first render filters it", async ({
	page,
}) => {
	// React continues in a message task of its own; one of ours runs in between.
	await page.addInitScript(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			const field = document.querySelector<HTMLElement>(
				"[data-late] input[type=search]",
			);
			const isReacts = Object.keys(field ?? {}).some((key) =>
				key.startsWith("__reactProps"),
			);
			if (!field || !isReacts) return port2.postMessage(0);
			field.focus();
			document.execCommand("insertText", false, "agents");
			document.documentElement.dataset.typed = "";
		};
		addEventListener("DOMContentLoaded", () => port2.postMessage(0));
	});
	await page.goto(routes.blog);
	await expect(page.locator("html[data-typed]")).toBeAttached();
	await expect(page).toHaveURL(`${routes.blog}?q=agents`);
	await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(
		"agents",
	);
});
