import { expect, type Page, type Route } from "playwright/test";
import { isHydrated } from "./test.ts";

/**
 * Opens a page whose script is held back. @returns a function that releases the script and resolves
 * when the page has hydrated
 */
export async function openBeforeHydration(
	page: Page,
	path: string,
): Promise<() => Promise<void>> {
	const letGo = await holdBack(page, "**/assets/main.*.js");
	await page.goto(path, { waitUntil: "commit" });
	// The page's last script.
	await page.locator("#route-announcer").waitFor({ state: "attached" });
	await page.locator("footer").waitFor();
	await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
	return async () => {
		letGo();
		await isHydrated(page);
	};
}

/** Holds back requests to these addresses. @returns a function that releases them */
export async function holdBack(
	page: Page,
	url: Parameters<Page["route"]>[0],
	respond = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
	let letGo = () => {};
	const isFree = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(url, async (route) => {
		await isFree;
		await respond(route);
	});
	return letGo;
}
