import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { screens } from "#tests/screens.ts";
import { respondWith } from "./support/respond-with.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Scripts are blocked on purpose: this is what is shown until the page hydrates.
test.use({ expectedFaults: [/console: Failed to load resource/] });

const looks = [
	{ width: 360, height: 780, colorScheme: "light" },
	{ width: 412, height: 823, colorScheme: "dark" },
	{ width: 768, height: 1024, colorScheme: "light" },
	{ width: 1440, height: 900, colorScheme: "dark" },
] as const;

for (const [name, path] of Object.entries(screens)) {
	test(`all CSS rules for the first screen of the ${name} page are inlined`, async ({
		page,
	}) => {
		// Empty, as a page whose script fails to load shows what it is without JavaScript.
		await respondWith(page, [{ urlPattern: "*/assets/*.js" }], async () => ({
			contentType: "text/javascript",
		}));
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		// The typeface, which may come too late for the first document, is here in time for the second.
		await page.reload();
		// Phones show the rest of a page after its first section.
		await expect(page.locator("[data-first-section]")).toHaveCount(0);
		await page.evaluate(arePicturesHere);
		for (const { width, height, colorScheme } of looks) {
			await page.emulateMedia({ colorScheme });
			// A frame that changes an older one differs in single pixels from one that is drawn whole, as
			// a new size has it.
			await page.setViewportSize({ width: width + 100, height });
			await page.setViewportSize({ width, height });
			const whole = await page.screenshot({ animations: "disabled" });
			await switchStylesheet(page, false);
			const first = await page.screenshot({ animations: "disabled" });
			await switchStylesheet(page, true);
			expect.soft(first.equals(whole), `the same at ${width} px`).toBe(true);
		}
	});
}

/** Includes files that the browser loads lazily. */
async function arePicturesHere(): Promise<void> {
	await document.fonts.ready;
	for (const image of document.images) {
		image.loading = "eager";
		await image.decode();
	}
}

async function switchStylesheet(page: Page, isOn: boolean): Promise<void> {
	const count = await page.evaluate((isOn) => {
		const links = document.querySelectorAll<HTMLLinkElement>(
			"body > link[rel=stylesheet]",
		);
		const sheets = [...links].flatMap(({ sheet }) => sheet ?? []);
		for (const sheet of sheets) sheet.disabled = !isOn;
		return sheets.length;
	}, isOn);
	expect(count, "stylesheets behind the page").toBe(1);
}

test("a stylesheet that failed is requested again", async ({ page }) => {
	let requests = 0;
	await page.route("**/assets/*.css", (route) => {
		requests += 1;
		if (requests === 1) return route.abort("connectionreset");
		return requests === 2 ? route.fulfill({ status: 503 }) : route.continue();
	});
	await page.goto(routes.contact);
	await isHydrated(page);
	await expect
		.poll(() => page.evaluate(countRules), { timeout: 10_000 })
		.toBeGreaterThan(10);
	expect(requests).toBe(3);

	function countRules(): number {
		const link = document.querySelector<HTMLLinkElement>(
			"body > link[rel=stylesheet]",
		);
		try {
			return link?.sheet?.cssRules.length ?? 0;
		} catch {
			// Of a sheet that failed.
			return 0;
		}
	}
});

test("a stylesheet that keeps failing is requested again three times", async ({
	page,
}) => {
	let failures = 0;
	await page.route("**/assets/*.css", (route) => route.abort("failed"));
	page.on("requestfailed", (request) => {
		if (request.resourceType() === "stylesheet") failures += 1;
	});
	await page.clock.install();
	await page.goto(routes.contact);
	await expect
		.poll(async () => {
			await page.clock.runFor(500);
			return failures;
		})
		.toBe(4);
	await page.clock.runFor(5000);
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(failures).toBe(4);
});
