import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkSite } from "#content/reader/check-site.ts";
import { printProblem } from "#content/reader/problem.ts";
import { site } from "#content/site.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { diffLines } from "#frontend/editor/client/diff-lines.ts";
import { findProblems } from "#frontend/editor/server/find-problems.ts";
import { readSite, writeSite } from "#frontend/editor/server/site-file.ts";

const text = readFileSync("content/site.ts", "utf8");
/** Whether only values of the file have been changed, and not its layout. */
const isInLines = /^\tname:/m.test(text);

it.runIf(isInLines)(
	"reads the site's facts, and writes them back unchanged, byte for byte",
	() => {
		expect(readSite(text)).toEqual(site);
		expect(writeSite(text, site)).toBe(text);
	},
);

it.runIf(isInLines)("changes only the lines of changed values", () => {
	const after = writeSite(text, { ...site, name: "Thornbury & Daughters" });
	const lines = diffLines(text, after).filter(({ kind }) => kind !== "same");
	// A name with quotation marks or of 60 letters is formatted differently.
	const [line = ""] = /^\tname:\s*.*$/m.exec(text) ?? [];
	expect(lines.map((line) => line.text)).toEqual([
		...line.split("\n"),
		'\tname: "Thornbury & Daughters",',
	]);
});

it("changes one text of a link, and adds a link, without losing a comment", () => {
	const source = `export const site = {
	name: "A", // Not "B".
	links: [
		// The first, { label: "X" }.
		{
			label: "One", // "Uno"
			/* icon: "no" */
			icon: "globe",
			href: "https://one.example",
		},
		{ label: "Two", icon: "globe", href: "https://two.example" }, // The second.
	], // The end.
};
`;
	const { name, links } = Object(readSite(source));
	const [one, two] = links;
	const changed = { ...one, label: "First", icon: "house" };
	const second = { ...two, href: "https://zwei.example" };
	const after = source
		.replace('"A"', '"C"')
		.replace('"One"', '"First"')
		.replace('icon: "globe"', 'icon: "house"')
		.replace("two.example", "zwei.example");
	const target = { name: "C", links: [changed, second] };
	expect(writeSite(source, target)).toBe(after);
	const third = {
		label: "Three",
		icon: "globe",
		href: "https://three.example",
	};
	expect(writeSite(source, { name, links: [one, two, third] })).toBe(
		source.replace(
			"\n\t], //",
			`
		{
			label: "Three",
			icon: "globe",
			href: "https://three.example",
		},
	], //`,
		),
	);
	const fewer = { name, links: [two] };
	expect(readSite(writeSite(source, fewer))).toEqual(fewer);
});

it.runIf(isInLines)("treats a field that the form omits as empty", () => {
	const { tagLine: _, ...others } = site;
	expect(readSite(writeSite(text, others))).toEqual({ ...site, tagLine: "" });
});

it.runIf(isInLines)("writes any typed text, and reads it back", () => {
	const fact = fc.oneof(
		fc.string({ unit: "grapheme" }),
		fc.constantFrom('"', "'", "`", "\\", "*/", "],", "$&", "\u2028"),
	);
	const link = fc.record(
		{ label: fact, icon: fact, href: fact },
		{ noNullPrototype: true },
	);
	const value = fc.record(
		{
			name: fact,
			origin: fact,
			description: fact,
			businessHours: fact,
			links: fc.array(link, { maxLength: 4 }),
		},
		{ noNullPrototype: true },
	);
	fc.assert(
		fc.property(value, value, (first, second) => {
			const once = writeSite(text, { ...site, ...first });
			expect(readSite(once)).toEqual({ ...site, ...first });
			const twice = writeSite(once, { ...site, ...second });
			expect(readSite(twice)).toEqual({ ...site, ...second });
		}),
		{ numRuns: 100 },
	);
});

it.each(["export const site = 7;", "export const site = {", ""])(
	"does not write into %j",
	(broken) => {
		expect(() => writeSite(broken, site)).toThrow(/text editor/);
	},
);

it.runIf(isInLines).each([
	["origin", "https://www.mallee.example/", /without a slash at its end/],
	["origin", "www.mallee.example", /must be an address such as https/],
	["email", "hello", /must be a single email address, found hello$/],
	["email", "", /must be a single email address$/],
	[
		"email",
		"kontakt@müller.example",
		/must be written in ASCII: xn--mller-kva/,
	],
	["pressEmail", "presse@müller.example", /must be written in ASCII/],
	[
		"description",
		"{site.email} is the address of a company.",
		/contains \{site.email\}, which nothing fills in; here you can use \{site.name\}$/,
	],
	["name", "", /is empty/],
	["tagLine", "Many\u200b stems", /has an invisible character \(U\+200B\)/],
	[
		"operationsEmail",
		site.email.toUpperCase(),
		/is the same mailbox as email; use another one$/,
	],
	["businessHours", "09:00\v18:00", /has a character that cannot be shown/],
	["feedProxy", "http://proxy.example", /must begin with https/],
] as const)(
	"%s: %j is reported as a problem in one plain line",
	(name, fact, message) => {
		const value = { ...site, [name]: fact };
		const source = writeSite(text, value);
		const line = source
			.split("\n")
			.findIndex((one) => one.includes(`\t${name}:`));
		const lines = checkSite(value, source).map(printProblem);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toContain(`content/site.ts:${line + 1} ${name} `);
		expect(lines[0]).toMatch(message);
	},
);

it.runIf(isInLines).each([
	[
		{ description: "{site.name} is a leading-edge, seamless consultancy." },
		/:\d+ description has "seamless", an advertising word/,
	],
	[
		{ businessHours: "We organize a call at any hour" },
		/:\d+ businessHours has the American spelling "organize"/,
	],
	[
		{ links: [{ label: "Us", icon: "users-rond", href: "https://a.example" }] },
		/icon names the icon users-rond, .*did you mean users-round/,
	],
])("the editor refuses what the check would: %j", (change, message) => {
	const changed = writeSite(text, { ...site, ...change });
	const lines = findProblems(readTexts(), { "site.ts": changed }).map(
		printProblem,
	);
	expect(lines).toEqual([expect.stringMatching(message)]);
});

it.runIf(isInLines)("a problem is reported with the line it is on", () => {
	const line = (words: string, source: string) =>
		source.split("\n").findIndex((one) => one.includes(words)) + 1;
	const quoted = writeSite(text, {
		...site,
		businessHours: 'We "organize" it',
	});
	const [words] = findProblems(readTexts(), { "site.ts": quoted });
	expect(words?.line).toBe(line("organize", quoted));

	const links = ["first", "second"].map((label) => ({
		...{ label, icon: "globe", href: "https://a.example" },
	}));
	for (const [name, wrong] of [
		["href", "http://b.example"],
		["icon", "no-such-icon"],
	] as const) {
		const [first, second] = links;
		const source = writeSite(text, {
			...site,
			links: [first, { ...second, [name]: wrong }] as typeof site.links,
		});
		const [problem] = findProblems(readTexts(), { "site.ts": source });
		expect(problem?.line).toBe(line(wrong, source));
	}
});

it.runIf(isInLines)(
	"the editor takes a new name, whatever words it consists of",
	() => {
		const changed = writeSite(text, {
			...site,
			name: "Seamless Color",
			tagLine: "Leverage color",
			suburbAddress: "Seamless Center",
			description: "Seamless Color is a consultancy for cloud and data.",
			links: site.links.map((link) => ({
				...link,
				label: "Seamless Color's code",
			})),
		});
		expect(findProblems(readTexts(), { "site.ts": changed })).toEqual([]);
	},
);

it("finds no fault in the current facts", () => {
	expect(checkSite(site, text)).toEqual([]);
});
