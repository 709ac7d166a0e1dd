import { expect, test } from "vitest";
import { spriteIcons } from "#frontend/build/icon-sprite-plugin.ts";
import { drawSprite } from "#frontend/build/icons.ts";
import { addIcons } from "#frontend/build/page-icons.ts";
import { menuSections } from "#frontend/features/menu/sections.ts";
import { summaryOf } from "#frontend/features/menu/summary-of.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { searchSetup } from "#frontend/shell/search-setup.ts";
import { interfaceIcons } from "#frontend/ui/icon-names.ts";
import { copy } from "#tests/copy.ts";

const iconNames = spriteIcons();

test("the sprite has the icons that the menu, the search and the interface show later", () => {
	const shown = [
		...menuSections.flatMap(({ links = [] }) =>
			links.map((link) => summaryOf(link).icon),
		),
		...searchSetup.actions.map(({ icon }) => icon),
		...searchDocuments().map(({ icon }) => icon),
		...interfaceIcons,
	];
	expect(shown.filter((name) => !iconNames.includes(name))).toEqual([]);
});

test("content fields that end in the word icon name icons", () => {
	const named = [
		...copy.categories.map(({ menu }) => menu.icon),
		...copy.products.map(({ productIcon }) => productIcon),
		...figureIcons(),
	];
	expect(named.filter((name) => !iconNames.includes(name))).toEqual([]);
	expect(new Set(iconNames).size).toBe(iconNames.length);
	expect(iconNames.length).toBeGreaterThan(interfaceIcons.length);
});

test("every icon is drawn as a symbol with shapes and no styling of its own", () => {
	const symbols = drawSprite(iconNames).match(/<symbol.*?<\/symbol>/g) ?? [];
	expect(symbols).toHaveLength(iconNames.length);
	for (const symbol of symbols) {
		expect(symbol).toMatch(/^<symbol id="[a-z0-9-]+">(<[a-z]+ [^>]*\/>)+<\/s/);
		expect(symbol).not.toMatch(/stroke|class|fill="(?!currentColor)/);
	}
});

test("an unknown icon fails the build", () => {
	expect(() => drawSprite(["no-such-icon"])).toThrow("no-such-icon");
});

test("a page includes each icon that it refers to, once", () => {
	const use = '<svg><use href="#icon-mail"></use></svg>';
	const html = addIcons(`<body>${use}${use}</body>`);
	expect(html.match(/<symbol id="icon-mail">/g)).toHaveLength(1);
	expect(html).toContain('<symbol id="icon-x">');
	expect(html.indexOf("<symbol")).toBeGreaterThan(html.lastIndexOf(use));
});

/** Returns the icons in the services' figures, which a company may leave out. */
function figureIcons(): string[] {
	const figures = JSON.stringify(copy.services.map(({ figure }) => figure));
	return [...figures.matchAll(/"icon":"([^"]+)"/g)].map(
		([, name = ""]) => name,
	);
}
