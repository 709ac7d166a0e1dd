import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { routes } from "#content/routes.ts";
import { redirectPage } from "#frontend/build/redirect-page.ts";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { copy } from "#tests/copy.ts";
import { expect, test } from "./support/test.ts";

for (const javaScriptEnabled of [true, false]) {
	test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test(`an old address sends visitors on, under the site's policy${javaScriptEnabled ? ", and Back does not return to it" : ""}`, async ({
			page,
		}, info) => {
			const body = redirectPage(routes.contact, 'A "page" & more');
			const file = info.outputPath("old.html");
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, body);
			const policy = contentSecurityPolicy(dirname(file));
			expect(policy).toContain("default-src 'none'");
			await page.route("**/old?*", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					headers: { "content-security-policy": policy },
					body,
				}),
			);
			await page.goto(routes.careers);
			const rest = "?utm_source=a%20letter#urgent";
			await page.goto(`/old${rest}`);
			await expect(page).toHaveURL(
				routes.contact + (javaScriptEnabled ? rest : ""),
			);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				copy.contact.heading,
			);
			if (!javaScriptEnabled) return;
			await page.goBack();
			await expect(page).toHaveURL(routes.careers);
		});
	});
}
