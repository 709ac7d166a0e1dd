import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as words from "#content/copy/interface/licences.yaml";
import { licencesPath, policyPath } from "#content/routes.ts";
import { buildFunctions } from "#functions/build.ts";
import { distFolder, readFile, readPages } from "./support/dist.ts";
import { modules, packageOf } from "./support/first-load.ts";
import { attributes } from "./support/html.ts";

const notices = readFile(licencesPath).toString();
const [browserPart = "", serverPart = ""] = notices.split(
	`\n${words.server}\n`,
);
const functionsFolder = mkdtempSync(join(tmpdir(), "licences-"));
let inFunctions: string[];

beforeAll(async () => {
	const bundles = await buildFunctions(functionsFolder);
	inFunctions = bundles.flatMap(({ packages }) => packages);
});
afterAll(() => rmSync(functionsFolder, { recursive: true }));

/** Returns those of the packages that the notices do not name with a licence and its text. */
function missingIn(part: string, packages: Iterable<string>): string[] {
	return [...new Set(packages)].filter(
		(name) => !noticeOf(part, name).match(/\S.{20}/),
	);
}

/** Returns what follows the package's name: a licence's text, which others may share. */
function noticeOf(part: string, name: string): string {
	const lines = part.split("\n");
	const at = lines.findIndex((line) => line.startsWith(`## ${name} `));
	const rest = at < 0 ? [] : lines.slice(at);
	const first = rest.findIndex((line) => !line.startsWith("## "));
	const next = rest.findIndex(
		(line, index) => index > first && line.startsWith("## "),
	);
	return rest.slice(first, next < 0 ? undefined : next).join("\n");
}

it("names every package that the site's scripts contain", () => {
	const shipped = [...modules]
		.filter(([, { chunk }]) => chunk !== "")
		.map(([name]) => packageOf(name))
		.filter((name) => name !== undefined);
	expect(new Set(shipped).size).toBeGreaterThan(20);
	expect(missingIn(browserPart, shipped)).toEqual([]);
	// A missing package is reported.
	expect(missingIn(browserPart, ["left-pad"])).toEqual(["left-pad"]);
});

it("names the tools that add their own helpers to a script", () => {
	const tools = [...modules.keys()].flatMap(
		(name) => /^(vite|rolldown)\//.exec(name)?.[1] ?? [],
	);
	expect(new Set(tools)).toEqual(new Set(["rolldown", "vite"]));
	expect(missingIn(browserPart, tools)).toEqual([]);
});

it("names every package that a function's bundle contains, and the bundler, and no other package", () => {
	expect(inFunctions.length).toBeGreaterThan(10);
	const shipped = new Set([...inFunctions, "esbuild"]);
	expect(missingIn(serverPart, shipped)).toEqual([]);
	const named = [...serverPart.matchAll(/^## (\S+) \d.* \(.*\)$/gm)];
	expect(
		named.map(([, name = ""]) => name).filter((name) => !shipped.has(name)),
	).toEqual([]);
});

it("begins with the licence of the template that the site is made from", () => {
	const licence = readFileSync("LICENSE", "utf8").trim();
	expect(browserPart).toContain(`=\n\n## ${words.template}\n\n${licence}`);
});

it("names the package of every font, and of the icons", () => {
	const name = "@fontsource-variable/instrument-sans";
	const files = join("node_modules", name, "files");
	const known = readdirSync(files).map((file) =>
		readFileSync(join(files, file)).toString("base64"),
	);
	const fonts = readdirSync(join(distFolder, "assets")).filter((file) =>
		/\.(woff2?|[ot]tf)$/.test(file),
	);
	expect(fonts.length).toBeGreaterThan(0);
	for (const font of fonts) {
		expect(known).toContain(readFile(`/assets/${font}`).toString("base64"));
	}
	expect(missingIn(browserPart, [name, "lucide-static"])).toEqual([]);
	expect(noticeOf(browserPart, name)).toContain("SIL OPEN FONT LICENSE");
	expect(noticeOf(browserPart, "lucide-static")).toContain("ISC License");
});

it("has the full text of each licence, and no path of the build machine", () => {
	expect(noticeOf(browserPart, "react")).toMatch(
		/Copyright \(c\) Meta Platforms[\s\S]*WITHOUT WARRANTY OF ANY KIND/,
	);
	expect(noticeOf(serverPart, "@aws-sdk/client-ses")).toMatch(
		/Apache License[\s\S]*END OF TERMS AND CONDITIONS/,
	);
	expect(notices).not.toContain(process.cwd());
});

it("is linked from the terms", () => {
	const terms = readPages().find(({ path }) => path === policyPath("terms"));
	expect(attributes(terms?.html ?? "", "a", "href")).toContain(licencesPath);
});
