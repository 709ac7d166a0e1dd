import type { Page } from "playwright/test";
import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { labelOf } from "./support/menu.ts";
import { follow, footerLink, heading, watch } from "./support/navigation.ts";
import { goTo, isStill, scrolled } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

// What a visitor does while the page of a link has loaded and is being rendered, which takes a slow phone a
// tenth of a second.

/**
 * Makes React wait before it renders a page that has loaded: its scheduler sends itself messages.
 * @returns a function that holds them back from now on, or releases them
 */
async function controlRendering(
	page: Page,
): Promise<(isHeld: boolean) => Promise<void>> {
	await page.addInitScript(() => {
		const held: (() => void)[] = [];
		const state = { isHeld: false, held };
		Object.assign(window, { rendering: state });
		const { postMessage } = MessagePort.prototype;
		MessagePort.prototype.postMessage = function (this: MessagePort) {
			const post = () => postMessage.call(this, null);
			if (state.isHeld) held.push(post);
			else post();
		} as typeof postMessage;
	});
	return (isHeld) =>
		page.evaluate((isHeld) => {
			const { rendering } = window as unknown as {
				rendering: { isHeld: boolean; held: (() => void)[] };
			};
			rendering.isHeld = isHeld;
			if (!isHeld) for (const post of rendering.held.splice(0)) post();
		}, isHeld);
}

/** Follows a link to a page that has been loaded before, and resolves once React would render it. */
async function followHeld(page: Page, label: string): Promise<void> {
	await footerLink(page, label).dispatchEvent("click");
	await page.waitForFunction(
		() =>
			(window as unknown as { rendering: { held: unknown[] } }).rendering.held
				.length > 0,
	);
}

const aboutHeading =
	copy.companyPages.find(({ id }) => id === "about")?.heading ?? "";
const partners = labelOf(routes.partners);

/** Opens About, with the page of Partners loaded. @returns a function that says what has been announced since */
async function openAfterPartners(
	page: Page,
	open: (path: string) => Promise<void>,
) {
	await open(companyPath("about"));
	await follow(page, partners, copy.partnersPage.heading);
	await page.goBack();
	await expect(heading(page)).toHaveText(aboutHeading);
	return watch(page);
}

test("Back leaves the page where it is", async ({ open, page }) => {
	const hold = await controlRendering(page);
	const watched = await openAfterPartners(page, open);
	await goTo(page, 600);
	await hold(true);
	await followHeld(page, partners);
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(companyPath("about"));
	await hold(false);
	await isStill(page);
	expect((await watched()).said).toEqual([]);
	await expect(heading(page)).toHaveText(aboutHeading);
	expect(await scrolled(page)).toBe(600);
});

test("another link leads to its page only", async ({ open, page }) => {
	const hold = await controlRendering(page);
	const watched = await openAfterPartners(page, open);
	await hold(true);
	await followHeld(page, partners);
	await footerLink(page, labelOf(routes.careers)).dispatchEvent("click");
	await expect(page).toHaveURL(routes.careers);
	await hold(false);
	await expect(heading(page)).toHaveText(copy.careers.heading);
	expect((await watched()).said).toEqual([await page.title()]);
});
