import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { originalOf, stageConfig } from "#infra/config.ts";
import { runCommand, stageOption } from "#infra/run-command.ts";
import { runForStage } from "#infra/run-for-stage.ts";
import { boundTemplate } from "./bound-template.ts";
import { ownerOf, requireShortNames } from "./owner.ts";

// npm run bootstrap -- --stage dev: `cdk bootstrap` with roles that can reach this stage only.
await runCommand(() => {
	const stage = stageOption();
	const { name } = stageConfig(stage);
	const owner = ownerOf(stageConfig(originalOf(name)));
	requireShortNames(owner);
	const { qualifier } = owner;
	const bootstrap = (args: string[], stdio: "pipe" | "inherit") =>
		runForStage(stage, "npx", ["cdk", "bootstrap", ...args], {
			stdio,
			maxBuffer: 16 * 1_024 * 1_024,
			// The app looks for what stops a deployment, and this command is what it may ask for.
			env: { PREFLIGHT: "off" },
		});
	const shown = bootstrap(["--show-template", "--json"], "pipe");
	const template = boundTemplate(JSON.parse(shown), owner);
	const folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
	try {
		const file = join(folder, "template.json");
		writeFileSync(file, JSON.stringify(template, null, "\t"));
		const toolkit = ["--toolkit-stack-name", `CDKToolkit-${qualifier}`];
		bootstrap(
			["--template", file, "--qualifier", qualifier, ...toolkit],
			"inherit",
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
