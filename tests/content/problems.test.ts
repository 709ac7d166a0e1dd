import { expect, it } from "vitest";
import { findProblems } from "#content/problems.ts";
import { serviceSchema } from "#content/schema/service.ts";
import finops from "#content/services/cloud/finops.ts";

function problemsWith(change: object): string[] {
	return findProblems(serviceSchema, "services/cloud/finops", {
		...finops,
		...change,
	});
}

it("says nothing of a file that is well", () => {
	expect(problemsWith({})).toEqual([]);
});

it("says how many there must be and how many there are", () => {
	expect(
		problemsWith({ solutionCards: finops.solutionCards.slice(1) }),
	).toEqual(["services/cloud/finops: solutionCards must be 2, found 1"]);
});

it("says how long a text may be and how long it is", () => {
	expect(problemsWith({ pageTitle: "x".repeat(61) })).toEqual([
		"services/cloud/finops: pageTitle must be at most 60 characters, found 61",
	]);
	expect(problemsWith({ pageTitle: "x" })).toEqual([
		"services/cloud/finops: pageTitle must be at least 3 characters, found 1",
	]);
});

it("names a field that is missing, and one that nobody knows", () => {
	const { meta: _, ...withoutMeta } = finops;
	expect(
		findProblems(serviceSchema, "services/cloud/finops", {
			...withoutMeta,
			pageTitel: "FinOps",
		}),
	).toEqual([
		"services/cloud/finops: meta is missing",
		"services/cloud/finops: the file has unknown fields: pageTitel",
	]);
});

it("names the field within a list, counting from 0 as the file does", () => {
	const [first, ...others] = finops.serviceCards;
	expect(
		problemsWith({
			serviceCards: [{ ...first, icon: "Cloud Cog" }, ...others],
		}),
	).toEqual([
		"services/cloud/finops: serviceCards.0.icon must be small letters, digits and hyphens",
	]);
});

it("says what kind of value a field must have", () => {
	expect(problemsWith({ listed: "yes", order: "5" })).toEqual([
		"services/cloud/finops: order must be number",
		"services/cloud/finops: listed must be boolean",
	]);
});

it("says that a text must not begin or end with a blank", () => {
	expect(problemsWith({ pageTitle: "FinOps " })).toEqual([
		"services/cloud/finops: pageTitle must not begin or end with a blank",
	]);
});
