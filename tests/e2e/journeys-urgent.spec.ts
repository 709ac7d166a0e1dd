import type { Locator, Page } from "playwright/test";
import { telHref } from "#content/contact/details.ts";
import { fill } from "#content/fill.ts";
import { routes, servicePath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import { countClicks, promisedClicks } from "./support/journeys.ts";
import { bar, sections, trigger } from "./support/menu.ts";
import { dialogOf, searchFor } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// Nothing dials here, and the browser says so.
test.use({ expectedFaults: [/Failed to launch 'tel:/] });

test.skip(
	!hasOwnWords,
	"another company may have no such number, service or support",
);

const number = site.supportPhoneNumber;
const dialled = telHref(number);
const incident = servicePath("cyber-security", "incident-response");
const service = copy.services.find(({ id }) => id === "incident-response");
const label = service?.menu.label ?? "";
const call = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("link", { name: fill(copy.urgentWords.callLabel, { number }) });

/** Fails unless the link calls the number. */
async function expectCall(link: Locator): Promise<void> {
	await expect(link).toHaveAttribute("href", dialled);
}

/** Clicks the link, and fails unless that asks the browser to dial. */
async function dial(
	way: ReturnType<typeof countClicks>,
	link: Locator,
): Promise<void> {
	await expectCall(link);
	const page = link.page();
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const asked = new Promise<string>((resolve) => {
		session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
	});
	await way.click(link);
	expect(await asked).toBe(dialled);
}

for (const [name, path, words] of [
	["Incident response", incident, service?.urgent],
	["Contact", routes.contact, copy.contact.urgent],
] as const) {
	test(`${name} shows the number to call on the first screen of a phone and of a desk, and what to say below it`, async ({
		open,
		page,
	}) => {
		const way = countClicks();
		await page.setViewportSize({ width: 360, height: 780 });
		await open(path);
		await expect(call(page)).toBeInViewport({ ratio: 1 });
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(call(page)).toBeInViewport({ ratio: 1 });
		const urgent = page.locator("#urgent");
		await expect(urgent).toContainText(words?.heading ?? "");
		await expect(urgent.getByRole("listitem")).toHaveCount(3);
		await dial(way, call(page));
		// This is a separate document: the router leaves such a link to the browser.
		await expect(page).toHaveURL(path);
		expect(way.clicks).toBe(
			promisedClicks(
				`Under attack: from ${name} to a phone number that is staffed at any hour`,
			),
		);
	});
}

test("without JavaScript the number is shown and calls", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		...(baseURL && { baseURL }),
	});
	const page = await context.newPage();
	for (const path of [incident, routes.contact]) {
		await page.goto(path);
		await expectCall(call(page));
	}
	await context.close();
});

test("from Home to the telephone number", async ({ open, page }) => {
	const way = countClicks();
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	await way.click(trigger(page, sections.services));
	await way.click(bar(page).getByRole("link", { name: label }));
	await dial(way, call(page));
	expect(way.clicks).toBe(
		promisedClicks(
			"Under attack: from Home to a phone number that is staffed at any hour",
		),
	);
});

test("from the search to the telephone number", async ({ open, page }) => {
	const way = countClicks();
	await open(routes.blog);
	way.clicks++;
	await searchFor(page, "we have been hacked");
	await way.click(dialogOf(page).getByRole("option", { name: label }));
	await expect(page).toHaveURL(incident);
	await dial(way, call(page));
	expect(way.clicks).toBe(
		promisedClicks(
			"Under attack: from any page's search to a phone number that is staffed at any hour",
		),
	);
});

test("Customer Support names the staffed telephone number and mailbox", async ({
	open,
	page,
}) => {
	const way = countClicks();
	await open(routes.contact);
	const support = page.getByRole("region", {
		name: copy.contact.support.heading,
	});
	await expect(support).toContainText(copy.contact.support.text);
	await expect(
		support.getByRole("link", { name: site.supportEmail }),
	).toHaveAttribute("href", `mailto:${site.supportEmail}`);
	const phone = support.getByRole("link", { name: number });
	await dial(way, phone);
	expect(way.clicks).toBe(
		promisedClicks(
			"Customer: from Contact to support that is staffed at night",
		),
	);
});
