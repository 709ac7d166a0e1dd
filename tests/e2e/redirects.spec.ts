import { routes } from "#content/routes.ts";
import { redirectPage } from "#frontend/build/redirect-page.ts";
import { copy } from "#tests/copy.ts";
import { expect, test } from "./support/test.ts";

for (const javaScriptEnabled of [true, false]) {
	test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test("an old address sends visitors on, under the site's policy", async ({
			page,
			request,
		}) => {
			const policy = "content-security-policy";
			const headers = (await request.get(routes.home)).headers();
			await page.route("**/old", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					headers: { [policy]: headers[policy] ?? "" },
					body: redirectPage(routes.contact, 'A "page" & more'),
				}),
			);
			expect(headers[policy]).toContain("default-src 'none'");
			await page.goto("/old");
			await expect(page).toHaveURL(routes.contact);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				copy.contact.heading,
			);
		});
	});
}
