import { expect, test } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { checkSources } from "#content/reader/check-sources.ts";
import { printProblem } from "#content/reader/problem.ts";

const messages = (...sources: [name: string, url: string][]) =>
	checkSources(sources.map(([name, url]) => ({ name, url }))).map(printProblem);
const place = "content/feeds/sources.ts:1 feedSources";

test("a site without any news source is reported", () => {
	expect(checkSources(feedSources)).toEqual([]);
	expect(messages()).toEqual([`${place} must have at least one feed`]);
});

test.each(["www.wiz.io/feed", "http://wiz.io/feed", "not a url", ""])(
	"an address that is not https, %j, is reported",
	(url) => {
		expect(messages(["Wiz", url])).toEqual([
			`${place} "Wiz": must begin with https://, not "${url}"`,
		]);
	},
);

test("a feed is reported with its line", () => {
	const source = `export const feedSources = [
	{ name: "A", url: "https://a.example/" },
	{
		name: "B",
		url: "http://b.example/",
	},
];
`;
	const [problem] = checkSources(
		[
			{ name: "A", url: "https://a.example/" },
			{ name: "B", url: "http://b.example/" },
		],
		source,
	);
	expect(problem?.line).toBe(4);
});

test("a feed without a name, and two with one name or address, are reported", () => {
	expect(messages([" ", "https://a.example/"])).toEqual([
		`${place} feed 1 must have a name`,
	]);
	expect(
		messages(
			["A", "https://a.example/"],
			["A", "https://b.example/"],
			["B", "https://a.example/"],
		),
	).toEqual([
		`${place} "A" is the name of two feeds`,
		`${place} "B" has the same address as another feed`,
	]);
});
