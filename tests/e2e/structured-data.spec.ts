import { routes } from "#content/routes.ts";
import { serviceHref } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

// The fixture itself asserts that the browser reports no policy violation.
test("structured data stays as it was built when the page hydrates", async ({
	open,
	page,
	request,
}) => {
	for (const path of [routes.home, serviceHref, routes.careers]) {
		await test.step(path, async () => {
			const built = /ld\+json">(.*?)<\/script>/.exec(
				await (await request.get(path)).text(),
			)?.[1];
			await open(path);
			const block = page.locator('head > script[type="application/ld+json"]');
			await expect(block).toHaveCount(1);
			expect(await block.textContent()).toBe(built);
			expect(JSON.parse(built ?? "")["@graph"]).not.toHaveLength(0);
		});
	}
});
