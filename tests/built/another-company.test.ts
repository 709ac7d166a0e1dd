import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { textOf } from "#content/rules/texts.ts";
import { site } from "#content/site.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy as words } from "#tests/copy.ts";
import { changeExtent, changeFacts } from "./another-company/edits.ts";
import { makeCopy } from "./another-company/make-copy.ts";
import { changeWords, otherWords } from "./another-company/other-words.ts";
import { readFile } from "./support/dist.ts";
import { decode, readText, textsOf } from "./support/html.ts";

// Whoever forks the project starts by changing content/site.ts, and then the words. Here every fact
// and every text differs and every option is off; the site is built and checked like our own.

/** Tests that check only code, or that build a site themselves. */
const leftOut = [
	"add-a-service",
	"another-company",
	"browser-guard",
	"browser-support",
	"cost-assumptions",
	"growth",
	"licences",
	"snapshot",
];
const checks = readdirSync(import.meta.dirname)
	.filter((name) => name.endsWith(".test.ts"))
	.filter((name) => !leftOut.includes(name.replace(".test.ts", "")))
	.map((name) => `tests/built/${name}`);

/** Of tests/content and tests/frontend, those that read words and take seconds. */
const wordTests = [
	"tests/content/behaviour/",
	"tests/content/breadcrumbs",
	"tests/content/menu-content",
	"tests/content/navigation",
	"tests/content/reader",
	"tests/content/structured-data/",
	"tests/content/contact/",
	"tests/frontend/editor/server",
	"tests/frontend/features/contact/",
	"tests/frontend/features/feed-list/feed-list",
	"tests/frontend/features/search/",
	"tests/frontend/illustrations/",
	"tests/frontend/pages/",
];

/** The name as a word: in lowercase letters it may be a word of the text, as that of a tree is. */
const ourName = new RegExp(
	`(?<![\\p{L}\\p{N}])${site.name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
	"u",
);
const { name, description, links, origin, ...others } = site;
const { id, tagLine, streetAddress, suburbAddress, businessHours, ...reached } =
	others;
/** What site.ts says of this company, and of no other. A company's suburb may be a word of its text. */
const ourFacts = [
	new URL(origin).hostname.replace(/^www\./, ""),
	...Object.values(hasOwnWords ? others : reached),
	...links.map(({ href }) => href),
].filter((fact) => fact !== "");

let copy: ReturnType<typeof makeCopy>;

/** For a busy machine; on its own all of it takes less than a minute. */
const timeout = 300_000;

beforeAll(() => {
	copy = makeCopy();
	changeWords(copy);
	changeFacts(copy);
	changeExtent(copy);
	copy.run(["--import", "tsx", "frontend/build/build.ts"]);
	copy.run(["--import", "tsx", "functions/build.ts"]);
}, timeout);

afterAll(() => copy?.dispose());

it(
	"its site passes every check of the built site",
	() => {
		expect(checks.length).toBeGreaterThan(8);
		copy.runTests("built", checks);
	},
	timeout,
);

it(
	"its words and lists pass the tests that read them",
	() => copy.runTests("unit", wordTests),
	timeout,
);

it(
	"its stacks match ours, except for the names, and its own stages have no finding",
	() =>
		copy.runTests("infra", [
			"tests/infra/stacks/snapshots.test.ts",
			"tests/infra/stacks/own-stages.test.ts",
		]),
	timeout,
);

// As `cdk synth` runs it, with CloudFormation's own rules for names, tags and addresses.
it(
	"a stage that it has added can be synthesized",
	() => {
		const output = copy.run(["--import", "tsx", "infra/app.ts"], {
			STAGE: "staging",
			CDK_OUTDIR: join(copy.folder, "cdk.out"),
			CDK_CONTEXT_JSON: JSON.stringify(
				JSON.parse(copy.read("cdk.json")).context,
			),
		});
		expect(output).not.toContain("ERROR");
		expect(readdirSync(join(copy.folder, "cdk.out"))).toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^NunezOBrienPtyLtd-Staging\.template\.json$/),
			]),
		);
	},
	timeout,
);

it("the old company's name occurs neither in the home page's head nor in the site's files", () => {
	const files = [
		"robots.txt",
		"sitemap.xml",
		"site.webmanifest",
		"feeds.opml",
		".well-known/security.txt",
	];
	const texts = files.map((file) => [file, copy.read(`dist/${file}`)]);
	const head = copy.read("dist/index.html").split("</head>")[0] ?? "";
	expect(head).toContain("og:site_name");
	const naming = [...texts, ["head", head]]
		.filter(([, text = ""]) => ourName.test(decode(text)))
		.map(([file]) => file);
	expect(naming).toEqual([]);
});

it("no other fact of the old company occurs in any file of the site or of its functions", () => {
	const files = ["dist", "build/functions"].flatMap((folder) =>
		readdirSync(join(copy.folder, folder), {
			recursive: true,
			withFileTypes: true,
		})
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name)),
	);
	expect(files.length).toBeGreaterThan(100);
	const found = files.flatMap((file) => {
		const text = decode(readFileSync(file, "utf8"));
		return ourFacts
			.filter((fact) => text.includes(fact))
			.map((fact) => `${relative(copy.folder, file)}: ${fact}`);
	});
	expect(found).toEqual([]);
});

it.each([
	["/company/press", "What journalists ask us for", "free to print"],
	["/legal/imprint", "Imprint", "Summonses are served"],
])("has a page from a single new file: %s", (path, heading, words) => {
	const html = copy.read(`dist${path}/index.html`);
	expect(textsOf(html, "h1")).toEqual([heading]);
	expect(readText(html, "main")).toContain(words);
	// It has no figure, and no space is reserved for one.
	expect(html).not.toContain("<figure");
	for (const file of ["sitemap.xml", "search.json", "llms.txt"]) {
		expect(copy.read(`dist/${file}`)).toContain(path);
	}
	expect(existsSync(join(copy.folder, `dist/share${path}.png`))).toBe(true);
});

it.each(["press/index.html", "old/press.html"])(
	"sends visitors on from an address that a page had before: %s",
	(file) => {
		const html = copy.read(`dist/${file}`);
		expect(html).toContain('content="0; url=/company/press"');
		expect(html).toMatch(/rel="canonical" href="https:[^"]+\/company\/press"/);
		expect(html).toContain('<a href="/company/press">For journalists</a>');
		for (const list of ["sitemap.xml", "search.json", "llms.txt"]) {
			expect(copy.read(`dist/${list}`)).not.toMatch(
				/(?<!company)\/(press|old)\b/,
			);
		}
	},
);

it("shows no position that has closed", () => {
	const careers = copy.read("dist/company/careers/index.html");
	const noJobs = otherWords(words.careers.noJobs);
	expect(readText(careers, "main")).toContain(textOf({ noJobs }));
	const link = "senior-machine-learning-engineer";
	for (const file of ["sitemap.xml", "search.json", "llms.txt"]) {
		expect(copy.read(`dist/${file}`)).not.toContain(link);
	}
	expect(existsSync(join(copy.folder, `dist/company/careers/${link}`))).toBe(
		false,
	);
});

it("leaves React's file as it is, so that browsers keep it when everything else changes", () => {
	const nameIn = (html: string) =>
		/\/assets\/react\.[\w-]{7}\.js/.exec(html)?.[0];
	const ours = readFile("/index.html").toString();
	expect(nameIn(ours)).toBeDefined();
	expect(nameIn(copy.read("dist/index.html"))).toBe(nameIn(ours));
});

// Nothing is below the first screen of such a page.
it.each(["company/partners", "resources/security", "services/empty"])(
	"has every style of its content in the page itself, if its list is empty: %s",
	(path) => {
		const html = copy.read(`dist/${path}/index.html`);
		const [, inlined = ""] = /(<style>[\s\S]*<\/style>)/.exec(html) ?? [];
		const [, link = ""] = /href="\/(assets\/[^"]+\.css)"/.exec(html) ?? [];
		const late = copy.read(`dist/${link}`);
		const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
		const classes = [...main.matchAll(/\sclass="([^"]+)"/g)].flatMap(
			([, names = ""]) => names.split(" "),
		);
		expect(classes.length).toBeGreaterThan(5);
		const isIn = (css: string, name: string) =>
			new RegExp(`\\.${name}(?![\\w-])`).test(css);
		expect(
			classes.filter((name) => isIn(late, name) && !isIn(inlined, name)),
		).toEqual([]);
	},
);

it.each(["privacy", "terms", "cookies", "security-policy"])(
	"has no gap in its policy if a fact is empty: %s",
	(policy) => {
		const html = copy.read(`dist/legal/${policy}/index.html`);
		const text = readText(html, "main");
		expect(text).not.toMatch(/\s[.,;:](\s|$)|,\s*[,.]|\(\s*\)|\{site/);
		if (!hasOwnWords) return;
		for (const begun of [
			"You can also call",
			"Our office is",
			"business hours",
		])
			expect(text).not.toContain(otherWords(begun));
	},
);
