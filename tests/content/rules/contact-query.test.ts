import { expect, it } from "vitest";
import { printProblem } from "#content/reader/problem.ts";
import {
	demoHref,
	generalContactHref,
	jobHref,
	routes,
	securityContactHref,
	serviceActionHref,
} from "#content/routes.ts";
import { links } from "#content/rules/links.ts";

const own = (id: string) => serviceActionHref(routes.contact, id);

it("accepts what a link to the contact page names, if it exists", () => {
	expect(
		linesFor([
			...[routes.contact, generalContactHref, `${routes.contact}?support#main`],
			...[demoHref("anvil"), demoHref("anvil", "data-miner")],
			...[own("finops"), own("cloud"), own("empty")],
			...[jobHref("Engineer"), securityContactHref()],
		]),
	).toEqual([]);
});

it("reports a product, an extension and a service that do not exist", () => {
	expect(
		linesFor([
			demoHref("flowforge"),
			demoHref("anvil", "data-minor"),
			own("finop"),
		]),
	).toEqual([
		"content/copy/lists/answers.yaml:1 number 1 link leads to /company/contact?category=?product_demo&id=flowforge, but there is no product flowforge",
		"content/copy/lists/answers.yaml:2 number 2 link leads to /company/contact?category=?product_demo&id=anvil&extension=data-minor, but there is no extension data-minor; did you mean data-miner?",
		"content/copy/lists/answers.yaml:3 number 3 link leads to /company/contact?service=finop, but there is no service or category finop; did you mean finops?",
	]);
});

it("leaves the parameters of other pages alone", () => {
	expect(linesFor(["/?id=flowforge", "https://www.example.com/?id=a"])).toEqual(
		[],
	);
});

function linesFor(hrefs: string[]): string[] {
	const placeOf = (path: readonly unknown[]) => ({
		line: Number(path[0] ?? -1) + 1,
		column: 1,
	});
	return links({
		files: [
			{
				file: "lists/answers.yaml",
				collection: "answers",
				value: hrefs.map((link) => ({ link })),
				placeOf,
			},
			{
				file: "lists/categories.yaml",
				collection: "categories",
				value: [{ id: "empty" }],
				placeOf,
			},
		],
		names: [
			"products/anvil.yaml",
			"extensions/data-miner.yaml",
			"services/cloud/finops.yaml",
		],
		...{ texts: {}, icons: new Set<string>() },
		...{ drawings: new Set<string>(), publicFiles: new Set<string>() },
	}).map(printProblem);
}
