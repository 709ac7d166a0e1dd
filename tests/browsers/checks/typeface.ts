import { equal } from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { companyPath, routes } from "#content/routes.ts";
import { slowFromMs } from "#frontend/build/inline/when-to-load.ts";
import { Page } from "#tests/browsers/page.ts";
import { serveChanged } from "#tests/browsers/proxy.ts";
import { labelOf } from "#tests/e2e/support/menu.ts";
import { type Check, desk } from "./check.ts";

export const typefaceChecks: Check[] = [
	{
		name: "over a slow network the first page keeps the fallback font, the next one has the typeface",
		async run({ page: { tab }, site }) {
			const first = companyPath("about");
			const server = await serveChanged(site.url, {
				before: async (path) => {
					if (path === first) await delay(slowFromMs + 100);
				},
			});
			try {
				const page = new Page(tab, server.url);
				// Elsewhere first: a page opened from one of ours is taken to have the typeface.
				await tab.goto("about:blank");
				await page.resize(desk.width, desk.height);
				await page.open(first);
				await page.until("the typeface has loaded", () =>
					performance
						.getEntriesByType("resource")
						.some(({ name }) => name.endsWith(".woff2")),
				);
				equal(await tab.evaluate(showsTypeface), false, "on the first page");
				await page.click({ in: "footer a", text: labelOf(routes.careers) });
				await page.untilPath(routes.careers);
				await page.until("the typeface on the next page", showsTypeface);
			} finally {
				server.close();
			}
		},
	},
];

/** Returns whether text is as wide as in the typeface, rather than as in the fonts behind it. */
export function showsTypeface(): boolean {
	const [, ...fallbacks] = getComputedStyle(document.body).fontFamily.split(
		",",
	);
	const widths = ["", fallbacks.join()].map((fontFamily) => {
		const text = document.createElement("span");
		text.textContent = "Mallee WWW iii 0123456789";
		Object.assign(text.style, {
			position: "absolute",
			whiteSpace: "nowrap",
			fontSize: "100px",
			fontFamily,
		});
		document.body.append(text);
		const { width } = text.getBoundingClientRect();
		text.remove();
		return width;
	});
	const [own = 0, fallback = 0] = widths;
	return Math.abs(own - fallback) > 1;
}
