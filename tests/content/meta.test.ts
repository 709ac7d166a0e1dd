import { expect, it } from "vitest";
import { longestTitle, pageTitle } from "#content/page-title.ts";
import type { Meta } from "#content/schema/fields.ts";
import { site } from "#content/site.ts";
import { contentFiles } from "./support/content-files.ts";
import { withShortName } from "./support/short-name.ts";

const metas = contentFiles.flatMap(({ where, value }) => {
	const { meta } = value as { meta?: Meta };
	return meta ? [{ where, meta }] : [];
});

it("every page has a title of its own, whatever its letter case", () => {
	expect(repeated(metas.map(({ meta }) => meta.title.toLowerCase()))).toEqual(
		[],
	);
});

it("every page has a description of its own", () => {
	expect(
		repeated(metas.map(({ meta }) => meta.description.toLowerCase())),
	).toEqual([]);
});

it("no title is longer than what search engines show, with the name behind it where that fits", () => {
	const long = metas
		.map(({ where, meta }) => ({ where, shown: pageTitle(meta.title) }))
		.filter(({ shown }) => shown.length > longestTitle)
		.map(({ where, shown }) => `${where}: "${shown}" has ${shown.length}`);
	expect(long).toEqual([]);
});

it("every description has 50 to 155 characters and ends as a sentence", () => {
	const wrong = metas
		.filter(
			({ meta: { description } }) =>
				withShortName(description).length < 50 ||
				withShortName(description).length > 155 ||
				!/[.?!]$/.test(description),
		)
		.map(({ where, meta }) => `${where}: ${meta.description}`);
	expect(wrong).toEqual([]);
});

it("no title ends with the company's name, which the layout adds", () => {
	expect(
		metas
			.filter(({ meta }) => meta.title.endsWith(` ${site.name}`))
			.map(({ where }) => where),
	).toEqual([]);
});

function repeated(texts: string[]): string[] {
	return texts.filter((text, index) => texts.indexOf(text) !== index);
}
