import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { returnFromCache } from "./support/page-cache.ts";
import { style } from "./support/style.ts";
import { expect, isHydrated, test } from "./support/test.ts";

test("the chosen theme persists, and applies before the first paint", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open("/");
	const background = () =>
		page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await background();
	await page.getByRole("button", { name: copy.frame.themeLabel }).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect.poll(background).not.toBe(light);
	const dark = await background();

	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			observer.disconnect();
			sessionStorage.themeAtFirst = document.documentElement.dataset.theme;
		}).observe(document, { childList: true, subtree: true });
	});
	await open("/company/about");
	expect(await page.evaluate(() => sessionStorage.themeAtFirst)).toBe("dark");
	expect(await background()).toBe(dark);
});

test("without a choice the site follows the system theme, and the browser's toolbar matches it, as it does a choice", async ({
	open,
	page,
}) => {
	const right = { count: 1, isPaper: true };
	for (const colorScheme of ["dark", "light"] as const) {
		await page.emulateMedia({ colorScheme });
		await open("/");
		await expect.poll(() => barColours(page)).toEqual(right);
		await page.getByRole("button", { name: copy.frame.themeLabel }).click();
		await expect.poll(() => barColours(page)).toEqual(right);
		// Also for a choice made on an earlier visit.
		await open("/company/about");
		await expect.poll(() => barColours(page)).toEqual(right);
		await page.evaluate(() => localStorage.clear());
	}
});

test("a theme chosen in one tab applies in another, and in its switch", async ({
	open,
	page,
	context,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open("/company/about");
	const other = await context.newPage();
	await other.emulateMedia({ colorScheme: "light" });
	await other.goto(new URL("/company/careers", page.url()).href);
	await isHydrated(other);
	const toggle = (tab: typeof page) =>
		tab.getByRole("button", { name: copy.frame.themeLabel });
	await toggle(other).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await toggle(page).click();
	await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
	await page.evaluate(() => localStorage.removeItem("theme"));
	await expect(other.locator("html")).not.toHaveAttribute("data-theme");
	await toggle(page).click();
	await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.evaluate(() => localStorage.clear());
	await expect(other.locator("html")).not.toHaveAttribute("data-theme");
});

test("a page from the back/forward cache shows the theme chosen, or cleared, while it was frozen", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open("/company/about");
	const html = page.locator("html");
	await page.getByRole("button", { name: copy.frame.themeLabel }).click();
	await expect(html).toHaveAttribute("data-theme", "dark");
	// A frozen page gets no storage event; neither does the page that changes the value. The real
	// cache is used by browsers/checks/history.ts.
	await restoreWith("light");
	await expect(html).toHaveAttribute("data-theme", "light");
	await expectBarColours();
	await restoreWith(null);
	await expect(html).not.toHaveAttribute("data-theme");
	await expectBarColours();
	await page.emulateMedia({ colorScheme: "dark" });
	await expectBarColours();

	async function restoreWith(theme: string | null): Promise<void> {
		await page.evaluate((theme) => {
			if (theme) localStorage.theme = theme;
			else localStorage.clear();
		}, theme);
		await returnFromCache(page);
	}
	async function expectBarColours(): Promise<void> {
		await expect
			.poll(() => barColours(page))
			.toEqual({ count: 1, isPaper: true });
	}
});

test("a choice that the browser does not store lasts while the page does", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("forbidden", "SecurityError");
			},
		});
	});
	await open("/company/about");
	await page.getByRole("button", { name: copy.frame.themeLabel }).click();
	await returnFromCache(page);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a choice that full storage has not taken survives what another tab stores", async ({
	open,
	page,
	context,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await open("/company/about");
	const other = await context.newPage();
	await other.goto(new URL("/company/careers", page.url()).href);
	await page.getByRole("button", { name: copy.frame.themeLabel }).click();
	// The other tab may store its news as well.
	await page.evaluate(() => {
		addEventListener("storage", ({ key }) => {
			if (key === "recent-searches") document.title = key;
		});
	});
	await other.evaluate(() => localStorage.setItem("recent-searches", "[]"));
	await expect(page).toHaveTitle("recent-searches");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	// Nor is it lost on the way back from another document.
	await returnFromCache(page);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("before the app's scripts", () => {
	// They are blocked on purpose.
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("the toolbar has its colour before any of the app's scripts run", async ({
		page,
	}) => {
		await page.route("**/assets/*.js", (route) => route.abort());
		for (const [theme, colorScheme] of [
			["dark", "light"],
			["light", "dark"],
		] as const) {
			await page.emulateMedia({ colorScheme });
			await page.goto("/");
			await page.evaluate((theme) => {
				localStorage.theme = theme;
			}, theme);
			await page.goto("/company/about");
			expect(await barColours(page)).toEqual({ count: 1, isPaper: true });
		}
	});
});

/**
 * Returns how many theme colours the browser is given, and whether the first is the page's
 * background.
 */
function barColours(page: Page) {
	return page.evaluate(() => {
		const shown = [
			...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"),
		].filter(({ media }) => matchMedia(media).matches);
		const probe = document.createElement("i");
		probe.style.color = shown[0]?.content ?? "";
		document.body.append(probe);
		const bar = getComputedStyle(probe).color;
		probe.remove();
		return {
			count: shown.length,
			isPaper: bar === getComputedStyle(document.body).backgroundColor,
		};
	});
}

test("what a visitor prints from the dark theme is dark on white", async ({
	open,
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await open(routes.home);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	const colour = () => style(page.locator("h1"), "color");
	await page.emulateMedia({ media: "print" });
	const printed = await colour();
	await page.emulateMedia({ media: "print", colorScheme: "light" });
	await page.evaluate(() => {
		delete document.documentElement.dataset.theme;
	});
	expect(printed).toBe(await colour());
	await expect(page.locator("main canvas").first()).toBeHidden();
});
