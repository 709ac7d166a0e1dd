import { expect, it } from "vitest";
import { printProblem } from "#content/reader/problem.ts";
import { platformId } from "#content/routes.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { assets } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { pressPage } from "#tests/press-page.ts";

const texts = readTexts();
const all = assets();

/** Returns what the check says of one more file. */
function reportedFor(file: string, text: string): string[] {
	return checkCopy({ ...texts, [file]: text }, all)
		.filter((problem) => problem.file === file)
		.map(printProblem);
}

it("a correct file has no problems", () => {
	expect(reportedFor("company/journalists.yaml", pressPage)).toEqual([]);
});

it.each([
	"company/about.yaml",
	"pages/privacy.md",
	`products/${platformId}.yaml`,
])("%s is reported if it is missing", (file) => {
	const { [file]: _, ...others } = texts;
	expect(
		checkCopy(others, all)
			.map(printProblem)
			.filter((line) => line.startsWith(`content/copy/${file}:`)),
	).toEqual([
		`content/copy/${file}:1 the file is missing; the site needs a file of this name`,
	]);
});

it.each([
	"company/journalists.yml",
	"company/journalists.YAML",
	"company/journalists.yaml.txt",
	"company/journalists",
])("%s is not read, and the check says so", (file) => {
	expect(reportedFor(file, pressPage)).toEqual([
		`content/copy/${file}:1 the file is not read; its name must end in .yaml, or in .md if it is a policy`,
	]);
});

it.each(["careers", "contact", "partners"])(
	"company/%s.yaml would have another page's address",
	(name) => {
		expect(reportedFor(`company/${name}.yaml`, pressPage)).toEqual([
			`content/copy/company/${name}.yaml:1 the file would have the address /company/${name}, which another page has; choose another name`,
		]);
	},
);

it.each(["", "    text: []\n", "    points: []\n"])(
	"a section with a heading alone is reported: %j",
	(rest) => {
		const text = pressPage.replace(
			/( {2}- name: .*\n)[\s\S]*?(?=closing:)/,
			`$1${rest}`,
		);
		expect(reportedFor("company/journalists.yaml", text)).toEqual([
			'content/copy/company/journalists.yaml:9 sections "Photographs" needs text or points',
		]);
	},
);

it("two sections with the same heading are reported", () => {
	const section = /( {2}- name: [\s\S]*?)closing:/.exec(pressPage)?.[1] ?? "";
	const text = pressPage.replace(
		section,
		section + section.replace("Portraits", "More portraits"),
	);
	expect(reportedFor("company/journalists.yaml", text).join()).toContain(
		"is the same as another one above",
	);
});

it("two answers of the search with one id are reported", () => {
	const file = "lists/answers.yaml";
	const [first = "", ...others] = String(texts[file]).split(/^(?=- id: )/m);
	const [answer = "", ...rest] = others;
	const second = answer.replace(/^( {2}link: ).*/m, "$1/company/careers?other");
	const { length } = (first + answer + second).split("\n");
	expect(reportedFor(file, first + answer + second + rest.join(""))).toEqual([
		expect.stringMatching(
			`^content/copy/lists/answers\\.yaml:${length - answer.split("\n").length + 1} ".*" id is \\S+, which an entry above already has$`,
		),
	]);
});

it("an answer of the search that links to a heading which its policy does not have is reported", () => {
	const answers = `# yaml-language-server: $schema=../.schema/answers.json
- id: own-data
  title: Data about you
  text: Ask us to correct or delete it.
  icon: scale
  link: /legal/privacy#no-such-heading
  alsoCalled: my personal data
`;
	expect(reportedFor("lists/answers.yaml", answers)).toEqual([
		'content/copy/lists/answers.yaml:6 "Data about you" link leads to /legal/privacy#no-such-heading, but that page has no heading no-such-heading',
	]);
});

it.each(["#photographs", "#main", "?from=mail#photographs"])(
	"a link to %s of a page with that heading is correct",
	(hash) => {
		expect(
			reportedFor(
				"company/journalists.yaml",
				pressPage.replace(
					"href: /company/contact",
					`href: "/company/journalists${hash}"`,
				),
			),
		).toEqual([]);
	},
);

it.each([
	["as Windows-1252", "engineers \uFFFD and"],
	["as UTF-16", "engineers\0 and"],
	["with a vertical tab", "engineers\v and"],
])("text saved %s is reported with its line", (_, words) => {
	expect(
		reportedFor(
			"company/journalists.yaml",
			pressPage.replace("engineers and", words),
		),
	).toEqual([
		"content/copy/company/journalists.yaml:11 this line has a character that cannot be shown; type it again, and save the file as UTF-8",
	]);
});

it.each([
	["a zero-width space", "engineers\u200b and", "U+200B"],
	["a mark of direction", "engineers\u202e and", "U+202E"],
	["a byte order mark", "engineers \ufeffand", "U+FEFF"],
	["a line separator", "engineers\u2028and", "U+2028"],
])("%s, which nobody sees, is reported with its line", (_, words, code) => {
	const text = pressPage.replace("engineers and", words);
	expect(reportedFor("company/journalists.yaml", text)).toEqual([
		`content/copy/company/journalists.yaml:11 this line has an invisible character (${code}); type the words around it again`,
	]);
});

it.each([
	["flags of parts of a country", "engineers 🏴󠁧󠁢󠁳󠁣󠁴󠁿 and"],
	["marks that other scripts need", "engineers \u200f \u2060 and"],
	["joined emoji", "engineers 👩\u200d💻 and"],
])("%s are text", (_, words) => {
	const text = pressPage.replace("engineers and", words);
	expect(reportedFor("company/journalists.yaml", text)).toEqual([]);
});

it("characters written as escapes are reported, too", () => {
	for (const [written, message] of [
		["\\u000b", /:3 this line has a character that cannot be shown/],
		["\\u200b", /:3 this line has an invisible character/],
	] as const) {
		const text = pressPage.replace(
			/title: (.*)/,
			(_, title) => `title: "${title}${written}"`,
		);
		expect(reportedFor("company/journalists.yaml", text)).toEqual([
			expect.stringMatching(message),
		]);
	}
});

it("joiners, which emoji and some scripts need, and soft hyphens are none of them", () => {
	const words = "engi\u00adneers \u{1f469}\u200d\u{1f4bb} and";
	const text = pressPage.replace("engineers and", words);
	expect(reportedFor("company/journalists.yaml", text)).toEqual([]);
});

it("an address with a character that nobody sees is reported", () => {
	const text = pressPage.replace(
		"href: /company/contact",
		"href: mailto:press@mallee.example\u00ad",
	);
	expect(reportedFor("company/journalists.yaml", text).join()).toContain(
		"closing.action.href has an invisible character; type the address again",
	);
});
