import { expect, it } from "vitest";
import type { Meta } from "#content/schema/fields.ts";
import { site } from "#content/site.ts";
import { contentFiles } from "./support/content-files.ts";

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

it("no title is longer than the 60 characters that search engines show, with the name behind it", () => {
	const long = metas
		.map(({ where, meta }) => ({
			where,
			shown: `${meta.title} | ${site.name}`,
		}))
		.filter(({ shown }) => shown.length > 60)
		.map(({ where, shown }) => `${where}: "${shown}" has ${shown.length}`);
	expect(long).toEqual([]);
});

it("every description has 50 to 155 characters and ends as a sentence", () => {
	const wrong = metas
		.filter(
			({ meta: { description } }) =>
				description.length < 50 ||
				description.length > 155 ||
				!/[.?!]$/.test(description),
		)
		.map(({ where, meta }) => `${where}: ${meta.description}`);
	expect(wrong).toEqual([]);
});

it("no title repeats the company's name, which the layout adds", () => {
	expect(
		metas
			.filter(({ meta }) => meta.title.includes(site.name))
			.map(({ where }) => where),
	).toEqual([]);
});

function repeated(texts: string[]): string[] {
	return texts.filter((text, index) => texts.indexOf(text) !== index);
}
