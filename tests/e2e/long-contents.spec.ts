import { policyPath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { expect, test } from "./support/test.ts";

test("every entry of a policy's long table of contents can be reached beside its first section", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await open(policyPath("privacy"));
	const contents = page.getByRole("navigation", {
		name: copy.policyPage.contentsLabel,
	});
	// As many sections as a handbook has.
	await contents.locator("ol").evaluate((list) => {
		const [entry] = list.children;
		while (entry && list.children.length < 60) {
			list.append(entry.cloneNode(true));
		}
	});
	const last = contents.getByRole("link").last();
	await last.evaluate((link) => link.scrollIntoView({ block: "nearest" }));
	await expect(last).toBeInViewport();
	const isFirstSectionInView = await page
		.locator("main section[id]")
		.first()
		.evaluate((section) => section.getBoundingClientRect().bottom > 0);
	expect(isFirstSectionInView).toBe(true);
});
