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
			// "npm run bench:…" speaks of all that begin so.
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

test("every file that the runbook names is there", () => {
	const runbook = documents[1]?.text ?? "";
	const files = [...runbook.matchAll(/`((?:infra|content)\/[\w./-]+\.ts)`/g)];
	expect(files.length).toBeGreaterThan(2);
	for (const [, file = ""] of files) {
		expect(() => readFileSync(file)).not.toThrow();
	}
});

test("the stack has each output that the runbook speaks of", () => {
	const runbook = documents[1]?.text ?? "";
	const outputs = readFileSync("infra/constructs/operator-outputs.ts", "utf8");
	for (const name of [
		"Address",
		"MessagesTable",
		"FeedsTable",
		"ApiLog",
		"LeftByDestroy",
	]) {
		expect(runbook).toContain(name);
		expect(outputs).toContain(`"${name}"`);
	}
});
