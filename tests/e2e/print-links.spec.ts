import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { category, categoryHref } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { expect, test } from "./support/test.ts";

test("calls to action are removed, and links show their targets", async ({
	open,
	page,
}) => {
	test.skip(copy.partners.length === 0, "there are no partners");
	await open(routes.partners);
	await page.emulateMedia({ media: "print" });
	await expect(
		page.getByText(copy.partnersPage.closing.action.label),
	).toBeHidden();
	const link = page
		.getByRole("link", { name: copy.partnersPage.visitLabel })
		.first();
	const after = await link.evaluate(
		(element) => getComputedStyle(element, "::after").content,
	);
	expect(after).toContain(await link.getAttribute("href"));
	await open(categoryHref);
	const ours = page
		.getByRole("link", { name: copy.categoryPage.moreLabel })
		.first();
	expect(
		await ours.evaluate(
			(element) => getComputedStyle(element, "::after").content,
		),
	).toContain(`/services/id/${category.id}/`);
});

test.describe("on every kind of page", () => {
	test.use({ expectedFaults: [/status of 404/] });

	test("the address printed behind a link's words has no arrow in its place", async ({
		page,
	}) => {
		await page.emulateMedia({ media: "print" });
		for (const path of Object.values(screens)) {
			await page.goto(path);
			const arrows = await page
				.locator("main a svg")
				.evaluateAll((all) =>
					all
						.filter(
							(arrow) =>
								arrow.checkVisibility() &&
								arrow.previousSibling?.nodeType === Node.TEXT_NODE &&
								getComputedStyle(arrow.closest("a") ?? arrow, "::after")
									.content !== "none",
						)
						.map((arrow) => arrow.parentElement?.textContent),
				);
			expect.soft(arrows, path).toEqual([]);
		}
	});
});
