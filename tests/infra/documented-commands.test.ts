import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The commands of the CDK's CLI that the documents tell an operator to run, with all of their options. */
function documentedOptions(): [command: string, options: string[]][] {
	const options = new Map<string, Set<string>>();
	for (const name of ["README.md", "RUNBOOK.md", "CONTRIBUTING.md"]) {
		const text = readFileSync(name, "utf8");
		// A command may continue on the next line of its paragraph.
		for (const [, command = "", rest = ""] of text.matchAll(
			/npx cdk ([a-z]+)((?:[^`#\n]|\n(?=--))*)/g,
		)) {
			const known = options.get(command) ?? new Set();
			for (const option of rest.match(/--[a-z-]+/g) ?? []) known.add(option);
			options.set(command, known);
		}
	}
	return [...options].map(([command, known]) => [command, [...known]]);
}

const documented = documentedOptions();

test("the documents name the CDK's commands and options", () => {
	const found = new Map(documented);
	expect(found.get("deploy")).toEqual(
		expect.arrayContaining(["--all", "--revert-drift", "--exclusively"]),
	);
	expect([...found.keys()]).toEqual(
		expect.arrayContaining(["bootstrap", "destroy", "diff", "list"]),
	);
});

test.each(documented.filter(([, options]) => options.length > 0))(
	"cdk %s has the options %j, of which it would ignore an unknown one",
	(command, options) => {
		const { stdout } = spawnSync("npx", ["cdk", command, "--help"], {
			encoding: "utf8",
		});
		expect(stdout).toContain(`cdk ${command}`);
		const known: string[] = stdout.match(/--[a-z-]+/g) ?? [];
		expect(options.filter((option) => !known.includes(option))).toEqual([]);
	},
);
