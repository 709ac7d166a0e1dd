import { expect, it } from "vitest";
import { type CollectionName, collectionTable } from "#content/collections.ts";
import {
	emptyValue,
	type FormSchema,
	localDay,
} from "#frontend/editor/schema.ts";
import { formSchema } from "#frontend/editor/server/form-schema.ts";

const names = Object.keys(collectionTable) as CollectionName[];

/** Paths of the fields that a form could not show. */
function formless(node: FormSchema, path: string): string[] {
	const inner = [
		...Object.entries(node.properties ?? {}),
		...Object.entries(node.definitions ?? {}),
		...(node.oneOf ?? []).map((option, at) => [at, option] as const),
		...(node.items ? [["[]", node.items] as const] : []),
	].flatMap(([key, field]) => formless(field, `${path}.${key}`));
	return node.type || node.$ref || node.oneOf ? inner : [path, ...inner];
}

it.each(names)("each field of %s has a kind that a form can show", (name) => {
	expect(formless(formSchema(name), name)).toEqual([]);
});

it("lets a picture be chosen wherever one is named", () => {
	expect(formSchema("services").definitions?.icon?.format).toBe("icon");
});

it("begins an advisory as published on its day", () => {
	const { items } = formSchema("advisories");
	const root = formSchema("advisories");
	expect(emptyValue(items ?? {}, "2026-11-22", root)).toMatchObject({
		date: "2026-11-22",
		history: [{ date: "2026-11-22", event: "Published" }],
	});
});

it("takes the day from the clock on the wall", () => {
	const morning = new Date(2026, 0, 2, 0, 30);
	expect(localDay(morning)).toBe("2026-01-02");
	const evening = new Date(2026, 0, 2, 23, 30);
	expect(localDay(evening)).toBe("2026-01-02");
});

it("begins a job with today and nothing that would be a guess", () => {
	expect(emptyValue(formSchema("jobs"), "2026-11-22")).toEqual({
		meta: {},
		posted: "2026-11-22",
		salary: {},
		work: ["", "", ""],
		skills: ["", "", ""],
	});
});
