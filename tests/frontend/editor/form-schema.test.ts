import { afterEach, expect, it, vi } from "vitest";
import { type CollectionName, collectionTable } from "#content/collections.ts";
import {
	emptyValue,
	type FormSchema,
	localDay,
} from "#frontend/editor/schema.ts";
import { formSchemas } from "#frontend/editor/server/form-schema.ts";

const names = Object.keys(collectionTable) as CollectionName[];

afterEach(() => vi.unstubAllEnvs());

/** Returns the paths of fields that a form could not show. */
function fieldsWithoutControl(node: FormSchema, path: string): string[] {
	const inner = [
		...Object.entries(node.properties ?? {}),
		...Object.entries(node.definitions ?? {}),
		...(node.oneOf ?? []).map((option, at) => [at, option] as const),
		...(node.items ? [["[]", node.items] as const] : []),
	].flatMap(([key, field]) => fieldsWithoutControl(field, `${path}.${key}`));
	return node.type || node.$ref || node.oneOf ? inner : [path, ...inner];
}

it.each(names)("each field of %s has a kind that a form can show", (name) => {
	expect(fieldsWithoutControl(formSchemas[name], name)).toEqual([]);
});

it("marks a service's icon as a field whose value is chosen from the icons", () => {
	expect(formSchemas.services.definitions?.icon?.format).toBe("icon");
});

it("starts an advisory as published today", () => {
	const root = formSchemas.advisories;
	expect(emptyValue(root.items ?? {}, root, "2026-11-22")).toMatchObject({
		date: "2026-11-22",
		history: [{ date: "2026-11-22", event: "Published" }],
	});
});

// Far enough ahead of UTC and behind it that one of the two times is on another day there.
it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
	"takes the date from the local clock, in %s",
	(zone) => {
		vi.stubEnv("TZ", zone);
		const morning = new Date(2026, 0, 2, 0, 30);
		const evening = new Date(2026, 0, 2, 23, 30);
		const utcDays = [morning, evening].map((time) => time.getUTCDate());
		expect(utcDays, "the zone is in effect").not.toEqual([2, 2]);
		expect(localDay(morning)).toBe("2026-01-02");
		expect(localDay(evening)).toBe("2026-01-02");
	},
);

it("starts a job with today's date and no guessed values", () => {
	expect(emptyValue(formSchemas.jobs, undefined, "2026-11-22")).toEqual({
		meta: {},
		posted: "2026-11-22",
		salary: {},
		work: ["", "", ""],
		skills: ["", "", ""],
	});
});

it("starts a section of a page about the company with a paragraph to write", () => {
	expect(
		emptyValue(formSchemas.companyPages, undefined, "2026-11-22"),
	).toMatchObject({
		sections: [{ text: [""] }],
	});
});
