import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import contentIndex from "virtual:content-index";
import { expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { buildNavigation } from "#content/navigation.ts";
import { menuSectionSchema } from "#content/schema/menu.ts";
import { site } from "#content/site.ts";
import {
	categoryFiles,
	contentFiles,
	extensions,
	services,
} from "./support/content-files.ts";
import { iconNames } from "./support/texts.ts";

const navigation = buildNavigation(contentIndex);
const iconFolder = join(
	dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")),
	"icons",
);

it("what the menu is made of is as the menu needs it", () => {
	for (const section of navigation) menuSectionSchema.parse(section);
});

it("a service stands in the folder of a category that exists", () => {
	const folders = services.map(({ where }) => where.split("/")[1]);
	const ids = categories.map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining([...new Set(folders)]));
});

it("no two neighbours share a place in the order", () => {
	const places = [...services, ...extensions].map(
		({ where, value }) =>
			`${where.slice(0, where.lastIndexOf("/"))}: order ${value.order}`,
	);
	expect(repeated(places)).toEqual([]);
});

it("an id is unique within its category, and an extension's id everywhere", () => {
	const ids = [...services, ...extensions].map(({ where }) => where);
	expect(repeated(ids)).toEqual([]);
});

it("every drawing that a file names is there", () => {
	const named = [
		...categoryFiles.map(({ value }) => ["categories", value.picture?.drawing]),
		...extensions.map(({ value }) => ["extensions", value.picture.drawing]),
	];
	const unknown = named.filter(
		([kind, drawing]) =>
			drawing && !existsSync(`frontend/illustrations/${kind}/${drawing}.tsx`),
	);
	expect(unknown).toEqual([]);
});

it("every icon is one of the Lucide set (https://lucide.dev/icons)", () => {
	const unknown = [
		...contentFiles,
		{ where: "site", value: site },
		{ where: "navigation", value: navigation },
	].flatMap(({ where, value }) =>
		iconNames(value)
			.filter(({ text }) => !existsSync(join(iconFolder, `${text}.svg`)))
			.map(({ field, text }) => `${where}: ${field}, no icon "${text}"`),
	);
	expect(unknown).toEqual([]);
});

function repeated(texts: string[]): string[] {
	return texts.filter((text, index) => texts.indexOf(text) !== index);
}
