import { fill } from "#content/fill.ts";
import { site } from "#content/site.ts";
import { slugify } from "#content/slug.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import {
	categoryQuery,
	factOf,
	service,
	serviceHeading,
	serviceHeadingId,
	serviceHref,
	serviceQuery,
} from "#tests/samples.ts";
import { toast } from "./support/contact.ts";
import { holdBack } from "./support/hydration.ts";
import {
	clearButton,
	closeButton,
	dialogOf,
	inputOf,
	openSearch,
	rowsOf,
	rowTo,
	searchButton,
	searchFor,
	start,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";

const heading = service.serviceCards[0]?.title ?? "";

test.describe("a result opens", () => {
	test("on an Enter pressed before there were results, on a click, and on Enter or Space when it has focus", async ({
		open,
		page,
	}) => {
		const respond = await holdBack(page, "**/search.json");
		await open(start);
		await searchButton(page).click();
		const input = inputOf(page);
		const first = rowsOf(page).filter({ hasText: service.menu.label }).first();
		for (const [way, choose] of [
			[
				"an early Enter",
				async () => {
					await input.press("Enter");
					await expect(rowsOf(page)).toHaveCount(0);
					respond();
				},
			],
			["a click", () => first.click()],
			["Enter", () => first.press("Enter")],
			["Space", () => first.press("Space")],
		] as const) {
			await input.fill(serviceQuery);
			await choose();
			await expect(page, way).toHaveURL(serviceHref);
			await expect(dialogOf(page), way).toBeHidden();
			await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
			await page.goBack();
			await expect(page).toHaveURL(start);
			await openSearch(page);
			await expect(input, way).toHaveValue("");
		}
	});

	test("in a new tab on Ctrl-click, and the list stays; Enter on a button of the dialog does the button's work", async ({
		context,
		open,
		page,
	}) => {
		await open(start);
		const input = await searchFor(page, serviceQuery);
		// The rows of the previous query may still be shown.
		await expect(rowsOf(page).first()).toContainText(service.menu.label);
		const opened = context.waitForEvent("page");
		await rowsOf(page)
			.first()
			.click({ modifiers: ["ControlOrMeta"] });
		await (await opened).waitForURL(serviceHref, { waitUntil: "commit" });
		await expect(dialogOf(page)).toBeVisible();
		await clearButton(page).press("Enter");
		await expect(input).toHaveValue("");
		await expect(input).toBeFocused();
		await input.fill(serviceQuery);
		await closeButton(page).press("Enter");
		await expect(dialogOf(page)).toBeHidden();
		await expect(searchButton(page)).toBeFocused();
		await expect(page).toHaveURL(start);
	});

	test("at the matching heading, of the current page too", async ({
		open,
		page,
	}) => {
		await open(start);
		await searchFor(page, heading.toLowerCase());
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${serviceHref}#${slugify(heading)}`);
		await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
		await searchFor(page, serviceHeading.toLowerCase());
		await rowTo(page, `${serviceHref}#${serviceHeadingId}`).click();
		await expect(page).toHaveURL(`${serviceHref}#${serviceHeadingId}`);
		await expect(
			page.getByRole("heading", { name: serviceHeading }),
		).toBeInViewport();
		await expect(page.locator(`#${serviceHeadingId}`)).toBeFocused();
		await searchFor(page, service.pageTitle);
		await rowTo(page, serviceHref).click();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	});
});

test("keys move the selection, the caret and the focus", async ({
	open,
	page,
}) => {
	// A laptop at 200 %: a few rows are in view.
	await page.setViewportSize({ width: 640, height: 400 });
	await open(start);
	const rows = rowsOf(page);
	const selected = rows.and(page.locator("[aria-selected=true]"));
	// With ours, the best result is not the first.
	const words = hasOwnWords ? "security" : categoryQuery;
	const input = await searchFor(page, words);

	await test.step("the arrows move the selection, and Home and End the caret", async () => {
		await expect(selected).toHaveCount(1);
		const first = await rows.evaluateAll((all) =>
			all.findIndex((row) => row.ariaSelected === "true"),
		);
		const isLast = first + 1 === (await rows.count());
		const next = rows.nth(isLast ? first - 1 : first + 1);
		await page.keyboard.press(isLast ? "ArrowUp" : "ArrowDown");
		await expect(next).toHaveAttribute("aria-selected", "true");
		await expect(input).toHaveAttribute(
			"aria-activedescendant",
			(await next.getAttribute("id")) ?? "",
		);
		await page.keyboard.press("Home");
		await expect(next).toHaveAttribute("aria-selected", "true");
		await page.keyboard.type("my ");
		await expect(input).toHaveValue(`my ${words}`);
		await page.keyboard.press("End");
		await page.keyboard.type("!");
		await expect(input).toHaveValue(`my ${words}!`);
	});

	await test.step("down the list and up again, the selection is always in view", async () => {
		await input.fill(categoryQuery);
		await expect(rows.nth(1)).toBeVisible();
		const steps = Math.min(await rows.count(), 9) - 1;
		for (const key of ["ArrowDown", "ArrowUp"]) {
			for (let step = 0; step < steps; step += 1) {
				await page.keyboard.press(key);
				await expect(selected).toBeInViewport({ ratio: 0.9 });
			}
		}
	});

	await test.step("the arrows move the focus through the rows, and a letter returns it to the input", async () => {
		await rows.nth(0).focus();
		await page.keyboard.press("ArrowDown");
		await expect(rows.nth(1)).toBeFocused();
		await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
		await page.keyboard.type("s");
		await expect(input).toBeFocused();
		await expect(input).toHaveValue(`${categoryQuery}s`);
		await rows.nth(0).focus();
		await page.keyboard.press("ArrowUp");
		await expect(input).toBeFocused();
	});

	await test.step("Tab does not reach the page behind", async () => {
		for (let count = 0; count < 30; count += 1) {
			await page.keyboard.press("Tab");
			const isInside = await page.evaluate(
				() =>
					document.activeElement === document.body ||
					document.activeElement?.closest("dialog") !== null,
			);
			expect(isInside).toBe(true);
		}
	});
});

test("actions change the theme, copy the email address and go home", async ({
	context,
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(start);
	await searchFor(page, copy.searchActions.theme.title);
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(toast(page, copy.searchActions.themeDark)).toBeVisible();

	const email = factOf("email");
	if (email?.copies) {
		await searchFor(page, email.title);
		const row = rowTo(page, email.link);
		await expect(row).toContainText(site.email);
		await row.press("Enter");
		await expect(
			page.getByText(fill(copy.searchActions.copied, { what: site.email })),
		).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			site.email,
		);
	}

	await searchFor(page, copy.searchActions.home.title);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/");
});
