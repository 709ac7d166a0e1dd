import type { Locator } from "playwright/test";

/** Returns the value that a property has in the end, from whatever rule. */
export const style = (locator: Locator, name: string): Promise<string> =>
	locator.evaluate(
		(element, name) => getComputedStyle(element).getPropertyValue(name),
		name,
	);
