import type { Page } from "playwright/test";
import { platformPath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { categoryHref, extension, serviceHref } from "#tests/samples.ts";
import { sections } from "./support/menu.ts";
import { countLoads } from "./support/missing-part.ts";
import { respondWith } from "./support/respond-with.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// A page's copy is fetched as separate data. If it is missing or wrong, the page stays as it was
// built.

// Errors that React and the browser log; an uncaught error fails the test.
test.use({ expectedFaults: [/^console: /] });

/** A page and the data that it hydrates with. */
const pages = {
	"a category": [categoryHref, `${categoryHref}/content.json`],
	"a service": [serviceHref, `${serviceHref}/content.json`],
	"a product": [platformPath, `${platformPath}/content.json`],
	"the partners": ["/company/partners", "/copy/pages/partners.json"],
	"the terms": ["/legal/terms", "/legal/terms/content.json"],
} as const;

/** Copy that only a part of the page needs, whose code loads after the page. */
const late =
	extension &&
	({
		"a product's grid": [platformPath, "/copy/pages/extension-picture.json"],
	} as const);

const unreadable = {
	"is gone": { status: 404, body: "Not found" },
	"is a page instead": {
		contentType: "text/html",
		body: "<!doctype html><p>Hello",
	},
	"is empty": { contentType: "application/json", body: "" },
	"is cut off": { contentType: "application/json", body: '{"title":"Cl' },
};

const otherShapes = ["null", "[]", "{}", '"words"', "7", '{"title":7}'];

/** Returns the visible text, except buttons, which need a script. */
const text = (page: Page) =>
	page.locator("main").evaluate((main) => {
		const copy = main.cloneNode(true) as Element;
		for (const one of copy.querySelectorAll(
			".needs-script, script, noscript",
		)) {
			one.remove();
		}
		return copy.textContent;
	});
const heading = (page: Page) => page.locator("h1");
const notice = (page: Page) => page.locator("#chunk-missing");

/** Opens the same page without JavaScript. */
async function builtText(page: Page, path: string): Promise<string> {
	const scripts = [{ urlPattern: "*/assets/*.js" }];
	const letGo = await respondWith(page, scripts, async () => "fail");
	await page.goto(path);
	const built = await text(page);
	await letGo();
	expect(built.length).toBeGreaterThan(300);
	return built;
}

const at = (address: string) => [{ urlPattern: `*${address}` }];

async function leadsElsewhere(page: Page): Promise<void> {
	await page.locator("footer a[href='/company/careers']").click();
	await expect(heading(page)).toHaveText(copy.careers.heading);
	await isHydrated(page);
	await expect(notice(page)).toHaveCount(0);
}

for (const [name, [path, data]] of Object.entries({ ...pages, ...late })) {
	for (const [what, response] of Object.entries(unreadable)) {
		// One function reads all data, so the other pages are tested with the likeliest faults only.
		if (name !== "a service" && what !== "is a page instead") continue;
		test(`${name}, whose data ${what}, stays as built: one reload, then a notice`, async ({
			page,
		}) => {
			const built = await builtText(page, path);
			await respondWith(page, at(data), async () => response);
			const loads = countLoads(page);
			await page.goto(path);
			await expect(notice(page)).toContainText(copy.broken.chunk);
			await page.waitForLoadState("networkidle");
			expect(loads()).toBe(2);
			expect(await text(page)).toBe(built);
			await leadsElsewhere(page);
		});
	}
}

test("a content blocker that takes a page's data leaves links, as without JavaScript, in place of buttons that would do nothing", async ({
	page,
}) => {
	const [path, data] = pages["the partners"];
	await respondWith(page, at(data), async () => "fail");
	await page.goto(path);
	await expect(notice(page)).toContainText(copy.broken.chunk);
	await expect(page.locator(".needs-script:visible")).toHaveCount(0);
	await page
		.locator("header")
		.getByRole("link", { name: sections.services })
		.click();
	await expect(page).toHaveURL(`${path}#footer-services`);
	// The search's keys belong to the browser again, which may have a search of its own.
	await page.evaluate(() =>
		addEventListener("keydown", ({ defaultPrevented }) =>
			Object.assign(window, { isTaken: defaultPrevented }),
		),
	);
	for (const key of ["Control+k", "/"]) {
		await page.keyboard.press(key);
		expect(await page.evaluate(() => Reflect.get(window, "isTaken"))).toBe(
			false,
		);
	}
});

for (const [name, [path, data]] of Object.entries(pages)) {
	test(`${name}, whose data has another shape, is shown as built, and everything around it works`, async ({
		page,
	}) => {
		test.setTimeout(60_000);
		const built = await builtText(page, path);
		let body = "";
		await respondWith(page, at(data), async () => ({
			contentType: "application/json",
			body,
		}));
		for (body of name === "a service" ? otherShapes : ["null", "{}"]) {
			await page.goto(path);
			await isHydrated(page);
			await expect
				.poll(() => text(page), { message: `data ${body}` })
				.toBe(built);
			await page.evaluate(() => Object.assign(window, { isSame: true }));
			await leadsElsewhere(page);
			expect(await page.evaluate(() => "isSame" in window)).toBe(true);
		}
	});

	test(`a navigation to ${name} without its data loads the page from the server`, async ({
		open,
		page,
	}) => {
		const start = name === "a service" ? categoryHref : "/company/careers";
		await open(path);
		const title = await page.title();
		await open(start);
		const loads = countLoads(page);
		await respondWith(page, at(data), async () =>
			loads() === 0 ? unreadable["is a page instead"] : null,
		);
		await page.locator(`a[href='${path}']`).last().dispatchEvent("click");
		await expect(page).toHaveTitle(title);
		await isHydrated(page);
		await expect(page).toHaveURL(path);
		expect(loads()).toBe(1);
		await expect(notice(page)).toHaveCount(0);
		await page.goBack();
		await expect(page).toHaveURL(start);
		await expect(page).not.toHaveTitle(title);
	});
}

test("a page without copy for its heading keeps the heading that it was built with", async ({
	page,
}) => {
	const [path, data] = pages["the partners"];
	const built = await builtText(page, path);
	const title = await heading(page).textContent();
	let wrongHeading: unknown = "";
	const intact = await (await page.request.get(data)).json();
	await respondWith(page, at(data), async () => ({
		contentType: "application/json",
		body: JSON.stringify({ ...intact, heading: wrongHeading }),
	}));
	for (wrongHeading of [
		"",
		" \n",
		null,
		7,
		["Partners"],
		{ text: "Partners" },
	]) {
		await page.goto(path);
		await isHydrated(page);
		await expect(heading(page)).toHaveCount(1);
		await expect(heading(page)).toHaveText(title ?? "");
		expect(await text(page)).toBe(built);
	}
	// After a link is followed, the page is fetched as it was built.
	await page.goto("/company/careers");
	await isHydrated(page);
	await page.locator(`footer a[href='${path}']`).click();
	await expect(heading(page)).toHaveText(title ?? "");
	await expect(heading(page)).toHaveCount(1);
	expect(await text(page)).toBe(built);
	await leadsElsewhere(page);
});
