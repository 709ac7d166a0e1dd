import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", "RUNBOOK.md", "ARCHITECTURE.md"].map(
	(name) => ({
		name,
		text: readFileSync(name, "utf8"),
	}),
);

test("every npm script that a document names exists", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const { name, text } of documents) {
		for (const [, script = ""] of text.matchAll(/npm run ([a-z][\w:-]*)/g)) {
			// "npm run bench:…" stands for all scripts with that prefix.
			const known = Object.keys(scripts).some(
				(each) =>
					each === script || (script.endsWith(":") && each.startsWith(script)),
			);
			expect([name, script, known]).toEqual([name, script, true]);
		}
	}
});

test("every link inside the runbook leads to a heading, and every section is in its contents", () => {
	const runbook = documents[1]?.text ?? "";
	const idsOf = (heading: RegExp) =>
		[...runbook.matchAll(heading)].map(([, title = ""]) =>
			title.toLowerCase().replaceAll(" ", "-"),
		);
	const headings = idsOf(/^## (.+)$/gm);
	const targets = idsOf(/^##+ (.+)$/gm);
	const links = [...runbook.matchAll(/\]\(#([\w-]+)\)/g)].map(([, id]) => id);
	expect(headings.length).toBeGreaterThan(10);
	expect(links.filter((id) => !targets.includes(id ?? ""))).toEqual([]);
	expect(headings.filter((id) => !links.includes(id))).toEqual([]);
});

test("every file that the runbook names exists", () => {
	const runbook = documents[1]?.text ?? "";
	const files = [...runbook.matchAll(/`((?:infra|content)\/[\w./-]+\.ts)`/g)];
	expect(files.length).toBeGreaterThan(2);
	for (const [, file = ""] of files) {
		expect(() => readFileSync(file)).not.toThrow();
	}
});

test("the stack has each output that the runbook mentions", () => {
	const runbook = documents[1]?.text ?? "";
	const outputs = readFileSync("infra/constructs/operator-outputs.ts", "utf8");
	for (const name of [
		"Address",
		"CloudFrontAddress",
		"MessagesTable",
		"FeedsTable",
		"ApiLog",
		"LeftByDestroy",
	]) {
		expect(runbook).toContain(name);
		expect(outputs).toContain(`"${name}"`);
	}
});

/** Sections of the runbook, each with its title on the first line. */
const sections = (documents[1]?.text ?? "").split(/^## /m).slice(1);

/** Informational sections; all others give an operator steps to follow. */
const reading = [
	"At three in the morning",
	"What runs",
	"Read the logs",
	"What was tried",
	"Missing pages and errors",
	"Alarms",
];

test("the table says for every drill what was tried, and how", () => {
	const drills = sections
		.map((each) => each.split("\n")[0] ?? "")
		.filter((title) => !reading.includes(title));
	expect(drills.length).toBeGreaterThan(15);
	const table = sections.find((each) => each.startsWith("What was tried\n"));
	const tried = [...(table ?? "").matchAll(/^\| ([^|]+) \|/gm)]
		.map(([, names]) => names?.toLowerCase())
		.join("\n");
	expect(
		drills.filter((title) => !tried.includes(title.toLowerCase())),
	).toEqual([]);
});

test("a drill is at most a page long", () => {
	for (const each of sections) {
		const title = each.split("\n")[0] ?? "";
		if (title === "Alarms") continue;
		expect([title, each.split("\n").length <= 60]).toEqual([title, true]);
	}
});
