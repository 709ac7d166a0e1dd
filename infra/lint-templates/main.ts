import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stageNames } from "#infra/config.ts";
import { runCommand } from "#infra/run-command.ts";
import { runForStage } from "#infra/run-for-stage.ts";

// npm run lint:templates: runs cfn-lint over the templates of every stage.
const lintOptions = ["--non-zero-exit-code", "error"];
// W3005: the CDK declares dependencies twice, by DependsOn and by reference.
const ignoredChecks = ["--ignore-checks", "W3005"];

await runCommand(() => {
	parseArgs({ options: {} });
	if (spawnSync("cfn-lint", ["--version"]).status !== 0) {
		throw new Error(
			"npm run lint:templates: cfn-lint is missing: install it with pipx install cfn-lint",
		);
	}
	for (const stage of stageNames) lintStage(stage);
});

/** @throws if a template has errors, which are then on the terminal */
function lintStage(stage: string): void {
	const output = mkdtempSync(join(tmpdir(), "templates-"));
	try {
		runForStage(stage, "npm", ["run", "synth", "--", "--output", output]);
		const templates = readdirSync(output)
			.filter((name) => name.endsWith(".template.json"))
			.map((name) => join(output, name));
		const args = [...lintOptions, ...ignoredChecks, "--", ...templates];
		runForStage(stage, "cfn-lint", args);
		console.log(`${stage}: ${templates.length} templates, no error`);
	} finally {
		rmSync(output, { recursive: true, force: true });
	}
}
