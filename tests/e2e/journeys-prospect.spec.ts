import type { Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import {
	categoryPath,
	demoHref,
	extensionPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import {
	category,
	categoryHref,
	extension,
	platform,
	serviceOf,
} from "#tests/samples.ts";
import { messageOf } from "./support/contact.ts";
import { countClicks, promisedClicks } from "./support/journeys.ts";
import { bar, sections, trigger } from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

test.skip(!hasOwnWords, "docs/journeys.md names our own services");

const { services } = copy;
const { prefill } = copy.contact;
const cyber = services.filter(
	({ categoryId, listed }) => categoryId === "cyber-security" && listed,
);
const assessment = servicePath("cyber-security", "container-security");
const titleOf = (id: string) => serviceOf(id).pageTitle;
const labelOf = (id: string) => serviceOf(id).menu.label;
const siblingsOf = (page: Page) => page.locator("#siblings");

test("a category's page compares its services without a click, in a narrow window in a list", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(categoryPath("cyber-security"));
	const table = page.getByRole("table", {
		name: copy.categoryPage.comparison.heading,
	});
	// A header row, and a row for each service.
	await expect(table.getByRole("row")).toHaveCount(cyber.length + 1);
	for (const { pageTitle, facts } of cyber) {
		const row = table.getByRole("row").filter({
			has: page.getByRole("rowheader", { name: pageTitle, exact: true }),
		});
		await expect(row.getByRole("cell")).toHaveText(
			[facts?.who, facts?.time, facts?.handover, facts?.measure].map(String),
		);
	}
	expect(
		promisedClicks(
			"Prospect: on a category's page, learn who each of its services is for, how long it takes, what is handed over and what is measured (Cyber Security)",
		),
	).toBe(0);

	// In a narrow window it is a list, one service after another.
	const rows = page.locator("#comparison table tbody tr");
	for (const width of [320, 360, 768]) {
		await page.setViewportSize({ width, height: 780 });
		const boxes = await rows.evaluateAll((elements) =>
			elements.map((row) => {
				const { left, right, bottom, top } = row.getBoundingClientRect();
				const lefts = [...row.children].map(
					(cell) => cell.getBoundingClientRect().left,
				);
				return { left, right, bottom, top, lefts };
			}),
		);
		expect(boxes).toHaveLength(cyber.length);
		for (const [index, { left, right, top, lefts }] of boxes.entries()) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(width);
			// Stacked, not side by side.
			expect(new Set(lefts).size).toBe(1);
			expect(top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 1);
		}
		// Each fact is preceded by its column's name.
		const names = await rows
			.first()
			.locator("td")
			.evaluateAll((cells) =>
				cells.map((cell) => getComputedStyle(cell, "::before").content),
			);
		const { who, time, handover, measure } = copy.categoryPage.comparison;
		const columns = [who, time, handover, measure];
		expect(names).toEqual(columns.map((name) => `"${name}"`));
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBe(width);
	}
});

test("a similar service is one click away, with advice on when to choose it", async ({
	open,
	page,
}) => {
	const way = countClicks();
	await open(assessment);
	const entry = siblingsOf(page)
		.getByRole("listitem")
		.filter({ hasText: labelOf("cloud-security-governance") });
	await expect(entry).toContainText(
		serviceOf("container-security").siblings?.find(({ id }) =>
			id.endsWith("/cloud-security-governance"),
		)?.when ?? "",
	);
	await way.click(entry.getByRole("link"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		titleOf("cloud-security-governance"),
	);
	expect(way.clicks).toBe(
		promisedClicks(
			"Prospect: from one of two similar services to the other, told when to choose which (Container security assessment, Cloud security governance)",
		),
	);
});

test("the service that no menu lists is one click from similar services", async ({
	open,
	page,
}) => {
	const way = countClicks();
	await open(assessment);
	await way.click(
		siblingsOf(page).getByRole("link", { name: labelOf("containersec") }),
	);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		titleOf("containersec"),
	);
	expect(way.clicks).toBe(
		promisedClicks(
			"Prospect: from a service to the one that no menu lists (Container security assessment, Container platform security)",
		),
	);
	// Its own call to action names it.
	await page
		.getByRole("link", {
			name: serviceOf("containersec").callToAction?.buttonText ?? "",
		})
		.first()
		.click();
	await expect(messageOf(page)).toHaveValue(
		`${fill(prefill.service, { service: serviceOf("containersec").menu.label })} `,
	);
});

test("from Home to a message that names the service", async ({
	open,
	page,
}) => {
	const way = countClicks();
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	await way.click(trigger(page, sections.services));
	await way.click(
		bar(page).getByRole("link", { name: serviceOf("pentesting").menu.label }),
	);
	const calls = page.getByRole("link", {
		name: serviceOf("pentesting").callToAction?.buttonText ?? "",
	});
	await expect(calls).toHaveCount(2);
	await way.click(calls.first());
	await expect(messageOf(page)).toHaveValue(
		`${fill(prefill.service, { service: serviceOf("pentesting").menu.label })} `,
	);
	expect(way.clicks).toBe(
		promisedClicks("Prospect: from Home to a message that names the service"),
	);
});

// tests/built/services.test.ts checks the links of the other categories.
test("the calls to action of a category name it in the message", async ({
	open,
	page,
}) => {
	const way = countClicks();
	await open(categoryHref);
	const calls = page
		.getByRole("main")
		.getByRole("link", { name: copy.categoryPage.closingButton });
	await expect(calls).toHaveCount(2);
	const href = await calls.last().getAttribute("href");
	await expect(calls.first()).toHaveAttribute("href", href ?? "");
	await way.click(calls.first());
	await expect(messageOf(page)).toHaveValue(
		`${fill(prefill.service, { service: category.menu.label })} `,
	);
	const journey = "Prospect: from a category's page to a message that names it";
	expect(way.clicks).toBe(promisedClicks(journey));
});

test("from an extension's page to a message that names it", async ({
	open,
	page,
}) => {
	test.skip(!extension, "there is no extension");
	const product = `${platform.productName} ${extension?.name}`;
	const way = countClicks();
	await open(extensionPath(extension?.id ?? ""));
	const { demoButton, closing } = copy.extensionPage;
	const href = demoHref(platform.productId, extension?.id);
	const links = page.locator(`main a[href="${href}"]`);
	await expect(links).toHaveText([demoButton, closing.button]);
	await way.click(links.first());
	await expect(messageOf(page)).toHaveValue(
		`${fill(prefill.demo, { product })} `,
	);
	const journey =
		"Prospect: from an extension's page to a message that names it";
	expect(way.clicks).toBe(promisedClicks(journey));
});
