import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { bar, menuButton, sections } from "./support/menu.ts";
import { allPaths } from "./support/paths.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Removes the features that build/inline/check-support.ts tests, one at a time.
const lacks: Record<string, () => void> = {
	"color-mix()": () => {
		const { supports } = CSS;
		CSS.supports = (...args: [string, string?]) =>
			!args.join().includes("color-mix") &&
			supports.apply(CSS, args as [string]);
	},
	lookbehind: () => {
		const refuse = ([pattern]: unknown[]) => {
			if (String(pattern).includes("(?<=")) throw new SyntaxError("group");
		};
		window.RegExp = new Proxy(RegExp, {
			apply(target, self, args: [string]) {
				refuse(args);
				return Reflect.apply(target, self, args);
			},
			construct(target, args: [string]) {
				refuse(args);
				return Reflect.construct(target, args);
			},
		});
	},
	"CSS.supports()": () => {
		Object.assign(window, { CSS: undefined });
	},
};

for (const [feature, takeAway] of Object.entries(lacks)) {
	test(`a browser without ${feature} gets the page as without JavaScript`, async ({
		page,
	}) => {
		const scripts = recordScripts(page);
		await page.addInitScript(takeAway);
		await page.goto(routes.blog);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator(".needs-script:visible")).toHaveCount(0);
		await expect(
			page.getByText(copy.feedList.withoutScript.empty),
		).toBeVisible();

		await page.keyboard.press("/");
		await page.mouse.move(200, 200);
		await bar(page).getByRole("link", { name: sections.services }).click();
		await expect(page).toHaveURL(`${routes.blog}#footer-services`);
		await page.setViewportSize({ width: 360, height: 780 });
		await page.goto("/");
		await page
			.getByRole("link", { name: copy.menuWords.sheetLabel, exact: true })
			.click();
		await expect(page).toHaveURL(/#footer/);
		await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
		expect(scripts).toEqual([]);
	});
}

test.describe("where the page's script", () => {
	test.use({ expectedFaults: [/Failed to load resource/] });

	for (const file of ["main", "react", "rolldown-runtime"]) {
		test(`${file} cannot be loaded, the page is as without JavaScript`, async ({
			page,
		}) => {
			await page.setViewportSize({ width: 360, height: 780 });
			await page.route(`**/assets/${file}.*.js`, (route) => route.abort());
			await page.goto(routes.blog);
			await page
				.getByRole("link", { name: copy.menuWords.sheetLabel, exact: true })
				.click();
			await expect(page).toHaveURL(/#footer/);
			await expect(page.locator(".needs-script:visible")).toHaveCount(0);
		});
	}
});

test.describe("without container queries", () => {
	// The page's inlined styles are not those of its policy.
	test.use({ bypassCSP: true, javaScriptEnabled: false });

	test("no page scrolls sideways on a phone", async ({ page }) => {
		const paths = allPaths();
		test.setTimeout(paths.length * 1_500);
		let queried = 0;
		await page.route(/\/[^.]*$|\.css$/, async (route) => {
			const response = await route.fetch();
			const text = await response.text();
			if (text.includes("container-type:inline-size")) queried += 1;
			const body = text
				.replaceAll(/@supports not \(container-type:[^{]*/g, "@media all")
				.replaceAll("container-type:inline-size", "");
			return route.fulfill({ response, body });
		});
		await page.setViewportSize({ width: 360, height: 740 });
		const overflowing: string[] = [];
		for (const path of paths) {
			await page.goto(path);
			const [width, content] = await page.evaluate(() => {
				const { clientWidth, scrollWidth } = document.documentElement;
				return [clientWidth, scrollWidth];
			});
			if (content > width) overflowing.push(path);
		}
		expect(overflowing).toEqual([]);
		expect(queried).toBeGreaterThan(paths.length);
	});
});

test("a browser without URLSearchParams.size puts filters into the URL", async ({
	page,
	open,
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(URLSearchParams.prototype, "size");
	});
	await open(routes.blog);
	await page.getByRole("searchbox").first().fill("cloud");
	await expect(page).toHaveURL(`${routes.blog}?q=cloud`);
});

test("the menu button has focus after the sheet closes, even if the click did not focus it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await page.goto("/");
	await isHydrated(page);
	const button = menuButton(page);
	// Like Safari, which does not focus buttons when they are clicked.
	const press = () =>
		button.evaluate((element: HTMLButtonElement) => element.click());
	await press();
	await page.getByRole("button", { name: copy.menuWords.closeLabel }).click();
	await expect(button).toBeFocused();
	await button.blur();
	await press();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
});

function recordScripts(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.endsWith(".js")) {
			asked.push(request.url());
		}
	});
	return asked;
}
