import { deepEqual, equal, match } from "node:assert/strict";
import { routes } from "#content/routes.ts";
import { Page } from "#tests/browsers/page.ts";
import { serveWithoutScripts } from "#tests/browsers/proxy.ts";
import { copy } from "#tests/copy.ts";
import { sections } from "#tests/e2e/support/menu.ts";
import { screens } from "#tests/screens.ts";
import { type Check, desk, phone } from "./check.ts";

export const noScriptChecks: Check[] = [
	{
		name: "without scripts: complete pages, links, form and its response page in the site's colours",
		async run({ page: { tab }, site }) {
			const server = await serveWithoutScripts(site.url);
			try {
				const page = new Page(tab, server.url);
				await page.resize(desk.width, desk.height);
				for (const path of Object.values(screens)) {
					await tab.goto(server.url + path);
					equal(await page.visible(".needs-script"), 0, path);
					equal(await page.visible("h1"), 1, path);
				}
				await tab.goto(`${server.url}/`);
				await page.click({ in: "header nav a", text: sections.services });
				await page.untilPath("/#footer-services");
				await page.resize(phone.width, phone.height);
				await tab.goto(`${server.url}/`);
				await page.click({ in: "header a", text: copy.menuWords.sheetLabel });
				await page.until("the footer", () =>
					location.hash.startsWith("#footer"),
				);

				await tab.goto(server.url + routes.contact);
				await page.fill("#name", "Robin Plain");
				await page.fill("#email_address", "robin@example");
				await page.fill("#message", "A plain form");
				await page.click("main form button[type=submit]");
				await page.until(
					"an answer",
					() =>
						document.readyState === "complete" &&
						// The form's own page has an empty status, too.
						location.pathname === "/api/contact" &&
						document.querySelector("main [role=alert], main [role=status]"),
				);
				const { paper, ink } = await tab.evaluate(() => {
					const { backgroundColor, color } = getComputedStyle(document.body);
					return { paper: backgroundColor, ink: color };
				});
				deepEqual([paper, ink], ["rgb(250, 250, 246)", "rgb(16, 32, 26)"]);
				match(await page.path(), /^\/api\/contact/);
			} finally {
				server.close();
			}
			return `${Object.keys(screens).length} kinds of page`;
		},
	},
];
