import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { countLoads } from "./support/missing-part.ts";
import { heading } from "./support/navigation.ts";
import { expect, test } from "./support/test.ts";

// A page that this tab takes for missing: it may have been deployed since the tab was opened.

test.use({ expectedFaults: [/status of 404/] });

test("a page that was deployed after the tab had been opened is loaded, not called missing", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	const path = `${routes.careers}/new-position`;
	await page.route(`**${path}`, (route) =>
		route.fulfill({ contentType: "text/html", body: "<h1>New position</h1>" }),
	);
	await page.evaluate((path) => history.pushState(null, "", path), path);
	await expect(heading(page)).toHaveText("New position");
});

test("a page that the server does not have either stays missing", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	const loads = countLoads(page);
	const asked = page.waitForRequest((request) => request.method() === "HEAD");
	await page.evaluate(
		(path) => history.pushState(null, "", path),
		`${routes.careers}/no-position`,
	);
	await asked;
	await expect(heading(page)).toHaveText(copy.notFound.heading);
	await page.waitForLoadState("networkidle");
	expect(loads()).toBe(0);
});

test("a page followed to as a missing one appears is not loaded in its place", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	const loads = countLoads(page);
	await page.evaluate(
		([missing = "", heading, next]) => {
			new MutationObserver((_, observer) => {
				if (document.querySelector("h1")?.textContent !== heading) return;
				observer.disconnect();
				history.pushState(null, "", next);
			}).observe(document, { childList: true, subtree: true });
			history.pushState(null, "", missing);
		},
		[`${routes.careers}/no-position`, copy.notFound.heading, routes.partners],
	);
	await expect(heading(page)).toHaveText(copy.partnersPage.heading);
	await page.waitForLoadState("networkidle");
	expect(loads()).toBe(0);
});
