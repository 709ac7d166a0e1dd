import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stageNames } from "#infra/config.ts";
import { runCommand } from "#infra/run-command.ts";

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
	process.exitCode = Math.max(...stageNames.map(lintStage));
});

function lintStage(stage: string): number {
	const output = mkdtempSync(join(tmpdir(), "templates-"));
	const env = { ...process.env, STAGE: stage };
	const spawnOptions = { stdio: "inherit", env } as const;
	try {
		const synth = spawnSync(
			"npm",
			["run", "synth", "--", "--output", output],
			spawnOptions,
		);
		if (synth.status !== 0) return 1;
		const templates = readdirSync(output)
			.filter((name) => name.endsWith(".template.json"))
			.map((name) => join(output, name));
		const { status } = spawnSync(
			"cfn-lint",
			[...lintOptions, ...ignoredChecks, "--", ...templates],
			spawnOptions,
		);
		console.log(
			`${stage}: ${templates.length} templates, ${status === 0 ? "no error" : "errors above"}`,
		);
		return status === 0 ? 0 : 1;
	} finally {
		rmSync(output, { recursive: true, force: true });
	}
}
