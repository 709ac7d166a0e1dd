import { expect, type Page, type Route } from "playwright/test";
import { isHydrated } from "./test.ts";

/** Opens a page whose script waits. @returns what lets it come, and resolves when the page has hydrated */
export async function openBeforeHydration(
	page: Page,
	path: string,
): Promise<() => Promise<void>> {
	const letGo = await holdBack(page, "**/assets/main-*.js");
	await page.goto(path, { waitUntil: "commit" });
	// The last that stands in the page.
	await page.locator("#route-announcer").waitFor({ state: "attached" });
	await page.locator("footer").waitFor();
	await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
	return async () => {
		letGo();
		await isHydrated(page);
	};
}

/** Lets what is asked for at these addresses wait. @returns what lets it come */
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
