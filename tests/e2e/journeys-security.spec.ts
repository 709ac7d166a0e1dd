import type { Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import {
	advisoriesFeedPath,
	advisoryPath,
	policyPath,
	routes,
} from "#content/routes.ts";
import { site } from "#content/site.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { advisory } from "#tests/samples.ts";
import { messageOf } from "./support/contact.ts";
import { countClicks, promisedClicks } from "./support/journeys.ts";
import { expect, test } from "./support/test.ts";
import { clocks } from "./support/toasts.ts";

// What security researchers and returning readers of advisories want to do, in the number of clicks
// that docs/journeys.md promises.

const { advisoriesPage, contact } = copy;
const securityAddress = site.securityEmail || site.email;

/** The button of the newest advisory. */
const copyButton = (page: Page) =>
	page.getByRole("button", {
		name: `${advisoriesPage.copyLabel} ${fill(advisoriesPage.detailsOf, { id: advisory?.id ?? "" })}`,
	});

/** For journeys over advisories and policies that docs/journeys.md names. */
const needsOurs = () =>
	test.skip(!hasOwnWords, "another company has other advisories and policies");

test("a link to one advisory expands its details", async ({ open, page }) => {
	needsOurs();
	const way = countClicks();
	await open(advisoryPath("MSEC-2024-001"));
	const card = page.getByRole("article").filter({ hasText: "MSEC-2024-001" });
	await expect(card.getByText(/^What to do:/)).toBeVisible();
	await expect(card).toBeInViewport();
	expect(way.clicks).toBe(
		promisedClicks(
			"Returning visitor: from a link to one advisory to its details",
		),
	);
	// Even if the filters in the URL would exclude it.
	await open(`${routes.advisories}?severity=Low#msec-2024-002`);
	const other = page.getByRole("article").filter({ hasText: "MSEC-2024-002" });
	await expect(other.getByText(/^What to do:/)).toBeVisible();
	await expect(other).toBeInViewport();
	await expect(page).toHaveURL(advisoryPath("MSEC-2024-002"));
	// Changing the filters then shows the matching advisories.
	await page
		.getByRole("group", { name: copy.advisoriesPage.severityLabel })
		.getByText("Critical", { exact: true })
		.click();
	await expect(page).toHaveURL(`${routes.advisories}?severity=Critical`);
	await expect(other).toHaveCount(0);
});

test("a shared URL shows the filtered advisories, and the title says so", async ({
	open,
	page,
}) => {
	needsOurs();
	const way = countClicks();
	await open(`${routes.advisories}?severity=High&status=Fixed`);
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(1);
	await expect(page).toHaveTitle(/^High, Fixed: /);
	expect(way.clicks).toBe(
		promisedClicks(
			"Returning visitor: from a shared link to the advisories that it selects",
		),
	);
	const group = page.getByRole("group", {
		name: copy.advisoriesPage.severityLabel,
	});
	await group.getByText("Critical", { exact: true }).click();
	await expect(page).toHaveURL(
		`${routes.advisories}?severity=Critical&status=Fixed`,
	);
	await expect(page).toHaveTitle(/^Critical, Fixed: /);
	await page.getByRole("main").getByRole("searchbox").fill("installer");
	await expect(page).toHaveURL(/\?q=installer&severity=Critical/);
	await page.reload();
	await expect(cards).toHaveCount(1);
	await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(
		"installer",
	);
	// An unknown value filters nothing.
	await open(`${routes.advisories}?severity=Dreadful&status=%3Cb%3E`);
	await expect(cards).toHaveCount(3);
	await expect(page).toHaveTitle(patternOf(copy.advisoriesPage.meta.title));
});

test("one click copies an advisory's URL", async ({
	open,
	page,
	context,
	baseURL,
}) => {
	test.skip(!advisory, "no advisory has been published");
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const way = countClicks();
	await open(routes.advisories);
	await way.click(copyButton(page));
	await expect(page.getByText(copy.advisoriesPage.copied)).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		`${new URL(baseURL ?? "").origin}${advisoryPath(advisory?.id ?? "")}`,
	);
	expect(way.clicks).toBe(
		promisedClicks("Returning visitor: from an advisory to its link, copied"),
	);
});

test("the URL is shown until it is closed, and a click or Tab selects it, if the browser does not allow copying", async ({
	open,
	page,
}) => {
	test.skip(!advisory, "no advisory has been published");
	const path = advisoryPath(advisory?.id ?? "");
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	await open(routes.advisories);
	await copyButton(page).click();
	const toast = page.locator(".Toastify__toast").filter({ hasText: path });
	await expect(toast).toBeVisible();
	expect(await clocks(page)).toEqual([]);
	// Several would keep later messages waiting.
	await copyButton(page).click();
	await expect(toast).toHaveCount(1);
	const selected = () => page.evaluate(() => getSelection()?.toString());
	const url = new URL(path, page.url()).href;
	await toast.getByText(url, { exact: true }).click();
	expect(await selected()).toBe(url);
	await page.getByRole("heading", { level: 1 }).click();
	expect(await selected()).toBe("");
	await page.keyboard.press("Alt+KeyT");
	await page.keyboard.press("Tab");
	expect(await selected()).toBe(url);
	const close = toast.getByRole("button", { name: copy.frame.closeToast });
	await expect(close).toBeInViewport({ ratio: 1 });
	await close.click();
	await expect(toast).toBeHidden();
});

test("a researcher starts a report and finds the advisories' feed", async ({
	open,
	page,
}) => {
	needsOurs();
	const report = countClicks();
	await open(policyPath("security-policy"));
	const main = page.getByRole("main");
	await expect(main).toContainText(securityAddress);
	await report.click(
		main.locator(`a[href="${routes.contact}?security"]`).last(),
	);
	await expect(messageOf(page)).toHaveValue(`${contact.prefill.security} `);
	expect(report.clicks).toBe(
		promisedClicks(
			"Security researcher: from the Security Policy to a prefilled message",
		),
	);

	const feed = countClicks();
	await open(policyPath("security-policy"));
	await feed.click(main.locator(`a[href="${routes.advisories}"]`).last());
	const link = main.getByRole("link", { name: copy.advisoriesPage.feedLabel });
	await expect(link).toHaveAttribute("href", advisoriesFeedPath);
	await expect(
		page.locator("head link[rel=alternate][type='application/atom+xml']"),
	).toHaveAttribute("href", advisoriesFeedPath);
	feed.clicks++;
	expect(feed.clicks).toBe(
		promisedClicks(
			"Security researcher: from the Security Policy to the advisories' feed",
		),
	);
	const response = await page.request.get(advisoriesFeedPath);
	expect(response.headers()["content-type"]).toContain("application/atom+xml");
});
