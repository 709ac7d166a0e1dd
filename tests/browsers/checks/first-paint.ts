import { deepEqual, equal } from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { routes } from "#content/routes.ts";
import { slowFromMs } from "#frontend/build/inline/when-to-load.ts";
import { Page } from "#tests/browsers/page.ts";
import { serveChanged } from "#tests/browsers/proxy.ts";
import { type Check, phone } from "./check.ts";

/** Records when the page keeps its rest back, and when it shows all. */
const recorder = `<script>
	window.isAlone = [];
	new MutationObserver(() =>
		isAlone.push(document.documentElement.hasAttribute("data-first-section")),
	).observe(document, { attributeFilter: ["data-first-section"], subtree: true });
</script>`;

export const firstPaintChecks: Check[] = [
	{
		name: "over a slow network a phone shows the first section of a page, then the rest",
		async run({ page: { tab }, site }) {
			const server = await serveChanged(site.url, {
				page: (html) => html.replace("<head>", `<head>${recorder}`),
				before: async (path) => {
					if (path === routes.contact) await delay(slowFromMs + 100);
				},
			});
			try {
				const page = new Page(tab, server.url);
				await tab.goto("about:blank");
				await page.resize(phone.width, phone.height);
				await page.open(routes.contact);
				deepEqual(await tab.evaluate(() => Reflect.get(window, "isAlone")), [
					true,
					false,
				]);
				equal(await tab.evaluate(showsForm), true);
			} finally {
				server.close();
			}
		},
	},
];

function showsForm(): boolean {
	return (document.querySelector("main form")?.clientHeight ?? 0) > 0;
}
