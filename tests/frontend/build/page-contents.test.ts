import { expect, it } from "vitest";
import type { Job } from "#content/collections.ts";
import { jobPath } from "#content/routes.ts";
import type { JobContent } from "#content/schema/careers.ts";
import { pageContents } from "#frontend/build/page-contents.ts";
import { copy } from "#tests/copy.ts";

const position = (id: string, department: string) =>
	({ id, department, title: id, location: "Perth" }) as Job;

it("a position's page names at most six others, those of its department first", () => {
	const jobs = [
		position("sail-maker", "Loft"),
		...["a", "b", "c", "d", "e", "f"].map((id) => position(id, "Yard")),
		position("rigger", "Loft"),
	];
	const { content } =
		pageContents({ ...copy, jobs }).get(jobPath("sail-maker")) ?? {};
	expect((content as JobContent).others.map(({ id }) => id)).toEqual([
		"rigger",
		"a",
		"b",
		"c",
		"d",
		"e",
	]);
});
