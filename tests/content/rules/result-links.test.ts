import { expect, it } from "vitest";
import { stringify } from "yaml";
import { printProblem } from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { assets } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";

const file = "lists/answers.yaml";
const texts = readTexts();

/** Returns what the check says of answers with these links, besides the site's own. */
function reportedFor(...links: string[]): string[] {
	const added = links.map((link, index) => ({
		id: `added-${index}`,
		title: `Answer ${index}`,
		text: "By the gate, from Monday on.",
		icon: "phone",
		link,
	}));
	const text = `${texts[file]}\n${stringify(added)}`;
	return checkCopy({ ...texts, [file]: text }, assets()).map(printProblem);
}

it("answers lead to addresses of their own", () => {
	expect(reportedFor("/company/careers?a", "https://parking.example")).toEqual(
		[],
	);
});

it.each([
	["another answer's", ["/company/careers?a", "/company/careers?a"]],
	["a page's", ["/company/careers"]],
])(
	"an answer that leads to %s address, and so is never found, is reported",
	(_, links) => {
		expect(reportedFor(...links)).toEqual([
			expect.stringMatching(
				new RegExp(
					`link is ${links[0]?.replace("?", "\\?")}, .*each address once`,
				),
			),
		]);
	},
);
