import { copy } from "#tests/copy.ts";
import { serviceHref } from "#tests/samples.ts";
import { setFontSize } from "./support/font-size.ts";
import { sections } from "./support/menu.ts";
import { openSheet, sheet } from "./support/menu-sheet.ts";
import { expect, test } from "./support/test.ts";

// How the menu sheet reads, in large text and aloud.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("on a laptop set to double the font size no word in the dock is broken", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await setFontSize(page, 32);
	await open(serviceHref);
	await openSheet(page);
	const lines = await sheet(page)
		.getByRole("button", { name: copy.frame.searchLabel })
		.evaluate((button) => {
			const text = document.createRange();
			text.selectNodeContents(button.querySelector("span") ?? button);
			const tops = [...text.getClientRects()].map(({ top }) => top);
			return new Set(tops).size;
		});
	expect(lines).toBeGreaterThan(0);
	expect(lines).toBeLessThanOrEqual(copy.frame.searchLabel.split(" ").length);
});

test("a section's title is all that is announced, next to whether it is expanded", async ({
	open,
	page,
	context,
}) => {
	await open(serviceHref);
	await openSheet(page);
	const session = await context.newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	const announced = nodes
		.filter(({ role }) => role?.value.startsWith("DisclosureTriangle"))
		.map(({ name }) => name?.value);
	const { products, services, resources, company } = sections;
	expect(announced).toEqual([products, services, resources, company]);
});
