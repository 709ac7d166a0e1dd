import { expect, it } from "vitest";
import {
	adviceOn,
	chosenCategory,
	takenBy,
} from "#frontend/editor/client/NewDialog.tsx";
import type { SiteInfo } from "#frontend/editor/messages.ts";

const listed = { collection: "services", title: "", page: "/", text: "" };
const site: SiteInfo = {
	...{ name: "", folder: "", schemas: {}, icons: [] },
	categories: [{ id: "cloud", label: "Cloud" }],
	files: [{ ...listed, file: "services/cloud/finops.yaml" }],
};

it.each([
	["service", "services/data/finops.yaml", /^services\/cloud\/finops.yaml al/],
	["service", "services/data/cloud.yaml", /^A category is called cloud\./],
	["service", "services/data/free.yaml", undefined],
	["job", "jobs/finops.yaml", undefined],
] as const)("a new %s %s: %s", (kind, file, says) => {
	const slug = file.replace(/.*\/|\.yaml/g, "");
	const taken = takenBy(site, kind, file, slug);
	if (says) expect(taken).toMatch(says);
	else expect(taken).toBeUndefined();
});

it("says why a name in another script gives no address", () => {
	expect(adviceOn("日本語")).toMatch(/^Use at least one letter from A to Z/);
	expect(adviceOn(" ")).toBe("");
});

it.each([
	["an existing category", "cloud", "cloud"],
	["a category that was removed", "data", "cloud"],
	["none, as the list could not be read at first", "", "cloud"],
])("a new service goes where the list shows: %s", (_, chosen, expected) => {
	expect(chosenCategory(site, chosen)).toBe(expected);
});
