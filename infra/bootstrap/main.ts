import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stageConfig } from "#infra/config.ts";
import { runCommand, stageOption } from "#infra/run-command.ts";
import { boundTemplate } from "./bound-template.ts";
import { ownerOf, requireShortNames } from "./owner.ts";

// npm run bootstrap -- --stage dev: `cdk bootstrap` with roles that can reach this stage only.
await runCommand(() => {
	const stage = stageOption();
	const owner = ownerOf(stageConfig(stage));
	requireShortNames(owner);
	const { qualifier } = owner;
	const shown = cdk(stage, "bootstrap", "--show-template", "--json");
	if (shown.status !== 0) throw new Error(shown.stderr);
	const template = boundTemplate(JSON.parse(shown.stdout), owner);
	const folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
	const file = join(folder, "template.json");
	writeFileSync(file, JSON.stringify(template, null, "\t"));
	const { status } = cdk(
		stage,
		"bootstrap",
		...["--template", file, "--qualifier", qualifier],
		...["--toolkit-stack-name", `CDKToolkit-${qualifier}`],
	);
	rmSync(folder, { recursive: true });
	process.exitCode = status ?? 1;
});

function cdk(stage: string, ...args: string[]) {
	const showsTemplate = args.includes("--show-template");
	return spawnSync("npx", ["cdk", ...args], {
		encoding: "utf8",
		stdio: showsTemplate ? "pipe" : "inherit",
		maxBuffer: 16 * 1_024 * 1_024,
		// The app looks for what stops a deployment, and this command is what it may ask for.
		env: { ...process.env, STAGE: stage, PREFLIGHT: "off" },
	});
}
