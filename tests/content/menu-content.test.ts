import contentIndex from "virtual:content-index";
import { expect, it } from "vitest";
import { contactDetails } from "#content/contact/details.ts";
import { buildNavigation } from "#content/navigation.ts";
import { iconNames } from "#content/rules/texts.ts";
import { assets } from "#frontend/build/copy/check.ts";
import { summaryOf } from "#frontend/features/menu/summary-of.ts";

const navigation = buildNavigation(contentIndex);
const links = navigation.flatMap((section) => section.links ?? []);

it("the menu has entries", () => {
	expect(links).not.toHaveLength(0);
});

it("every entry of the menu has a description and an icon", () => {
	for (const link of links) {
		const { description, icon } = summaryOf(link);
		expect([link.href, description !== "", icon !== ""]).toEqual([
			link.href,
			true,
			true,
		]);
	}
});

it("every icon that code uses for content is in the set", () => {
	const { icons } = assets();
	const unknown = iconNames([links.map(summaryOf), contactDetails])
		.map(({ text }) => text)
		.filter((name) => !icons.has(name));
	expect(unknown).toEqual([]);
});
