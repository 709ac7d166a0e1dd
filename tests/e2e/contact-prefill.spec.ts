import type { Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import { companyPath, demoHref, jobHref, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { jobTitles, platform } from "#tests/samples.ts";
import { fieldOf, messageOf } from "./support/contact.ts";
import { openBeforeHydration } from "./support/hydration.ts";
import { labelOf } from "./support/menu.ts";
import { footerLink } from "./support/navigation.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const { prefill } = copy.contact;

// The reason for the visit prefills the message; the visitor's own words stay.

const [roleA = "", roleB = ""] = jobTitles;
const a = fill(prefill.role, { role: roleA });
const b = fill(prefill.role, { role: roleB });
const hasTwoJobs = jobTitles.length > 1;

async function apply(page: Page, role: string): Promise<void> {
	await page
		.getByRole("link", { name: copy.jobPage.applyLabel })
		.filter({ hasText: role })
		.click();
	await expect(messageOf(page)).toBeVisible();
}

test("after asking about one position, asking about another replaces its name", async ({
	open,
	page,
}) => {
	test.skip(!hasTwoJobs, "fewer than two positions are open");
	await open(routes.careers);
	await apply(page, roleA);
	await expect(messageOf(page)).toHaveValue(`${a} `);
	// Leaves a draft for the next visit.
	await fieldOf(page, "name").fill("Robin Tester");
	await page.goBack();
	await apply(page, roleB);
	await expect(messageOf(page)).toHaveValue(`${b} `);
	await expect(fieldOf(page, "name")).toHaveValue("Robin Tester");

	// A prefill that no longer applies is removed.
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: labelOf(routes.contact), exact: true })
		.click();
	await expect(messageOf(page)).toHaveValue("");
});

test("the visitor's own words stay across pages and reloads, whatever the reason for the visit", async ({
	open,
	page,
}) => {
	test.skip(!hasTwoJobs, "fewer than two positions are open");
	await open(jobHref(roleA));
	await messageOf(page).press("Control+End");
	await page.keyboard.type("I start in May.");
	await expect(messageOf(page)).toHaveValue(`${a} I start in May.`);
	await open(jobHref(roleB));
	await expect(messageOf(page)).toHaveValue(`${b} I start in May.`);
	await page.reload();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue(`${b} I start in May.`);
	await open(`${routes.contact}?general`);
	await expect(messageOf(page)).toHaveValue(`${b} I start in May.`);
	await messageOf(page).fill("All my own words");
	await open(demoHref(platform.productId));
	await expect(messageOf(page)).toHaveValue(
		`${fill(prefill.demo, { product: platform.productName })}\n\nAll my own words`,
	);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`Access Support Portal scrolls to the message that it prefills, each time (motion: ${reducedMotion})`, async ({
		open,
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.setViewportSize({ width: 360, height: 640 });
		await open(routes.contact);
		const portal = page.getByRole("link", {
			name: copy.contact.support.action.label,
		});
		for (const written of ["", "Run 71 has stopped."]) {
			await portal.click();
			await expect(messageOf(page)).toBeFocused();
			await expect(messageOf(page)).toHaveValue(
				`${prefill.support} ${written}`,
			);
			await expect(messageOf(page)).toBeInViewport();
			// The caret is at the end of the message.
			if (!written) await page.keyboard.type("Run 71 has stopped.");
		}
	});
}

test("with the keyboard the focus moves to the message too, and Back removes the prefill", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	const portal = page.getByRole("link", {
		name: copy.contact.support.action.label,
	});
	await portal.focus();
	await page.keyboard.press("Enter");
	await expect(messageOf(page)).toBeFocused();
	await expect(messageOf(page)).toHaveValue(`${prefill.support} `);
	await page.goBack();
	await expect(messageOf(page)).toHaveValue("");
});

test("text typed before hydration joins the saved draft", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	await messageOf(page).fill("Half a thought");
	const hydrate = await openBeforeHydration(page, routes.contact);
	await messageOf(page).fill("and the other half");
	await fieldOf(page, "name").fill("Robin");
	await hydrate();
	await expect(messageOf(page)).toHaveValue(
		"Half a thought\nand the other half",
	);
	// The draft is saved without another key press, because a reload may follow.
	await page.unrouteAll();
	await open(routes.contact);
	await expect(messageOf(page)).toHaveValue(
		"Half a thought\nand the other half",
	);
	await expect(fieldOf(page, "name")).toHaveValue("Robin");
});

test("text typed as soon as the form shows, before its draft is restored, joins the saved draft", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	await fieldOf(page, "name").fill("Robin");
	await messageOf(page).fill("Half a thought");
	await open(companyPath("about"));
	// Right after React has put the form into the page; its effects run in a later task, on a slow phone much later.
	await page.evaluate(() => {
		new MutationObserver((_, observer) => {
			const field = document.querySelector<HTMLElement>("#message");
			if (!field) return;
			observer.disconnect();
			field.focus();
			document.execCommand("insertText", false, "and the other half");
		}).observe(document.body, { childList: true, subtree: true });
	});
	await footerLink(page, labelOf(routes.contact)).click();
	await expect(messageOf(page)).toHaveValue(
		"Half a thought\nand the other half",
	);
	await expect(fieldOf(page, "name")).toHaveValue("Robin");
});
