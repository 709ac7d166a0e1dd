import { routes } from "#content/routes.ts";
import { messageOf } from "./support/contact.ts";
import { holdBack } from "./support/hydration.ts";
import { countLoads } from "./support/missing-part.ts";
import { returnFromCache } from "./support/page-cache.ts";
import { expect, isHydrated, test } from "./support/test.ts";

test.use({ expectedFaults: [/console: Failed to load resource/] });

test("text typed before hydration is not lost to a reload for a script that failed", async ({
	page,
}) => {
	const script = "**/assets/ContactPage.*.js";
	const fail = await holdBack(page, script, (route) =>
		route.fulfill({ status: 404, body: "Not found" }),
	);
	await page.goto(routes.contact, { waitUntil: "commit" });
	// The browser may put the text back after a reload, but need not.
	const loads = countLoads(page);
	await messageOf(page).fill("Half a sentence");
	fail();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(messageOf(page)).toHaveValue("Half a sentence");
	expect(loads()).toBe(0);
	await page.unroute(script);

	const entry = "**/assets/main.*.js";
	await page.route(entry, (route) => route.abort());
	await openPlain(routes.contact);
	await messageOf(page).fill("Half a sentence");
	await returnFromCache(page);
	await expect(messageOf(page)).toHaveValue("Half a sentence");
	await openPlain(routes.careers);
	await page.unroute(entry);
	await returnFromCache(page);
	await isHydrated(page);
	// The two pages opened plainly, and the last one again.
	expect(loads()).toBe(3);

	async function openPlain(path: string): Promise<void> {
		await page.goto(path);
		await expect(page.locator("html[data-script]")).toHaveCount(0);
	}
});
