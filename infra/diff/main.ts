import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stageConfig } from "#infra/config.ts";
import { deployedTemplate } from "#infra/deployed/deployed-template.ts";
import { readAssembly } from "#infra/deployed/read-assembly.ts";
import { runCommand, stageOption } from "#infra/run-command.ts";
import { builtApp, runForStage } from "#infra/run-for-stage.ts";

// npm run diff -- [--stage prod]: shows what a deployment would change. It only needs permission to read the
// templates of the stage's own stacks, whereas cdk diff requires roles that can read the whole account.
const folder = mkdtempSync(join(tmpdir(), "diff-"));
await runCommand(() => {
	const stage = stageConfig(stageOption()).name;
	const cdk = (...args: string[]) =>
		runForStage(stage, "npx", ["cdk", ...args]);
	const assembly = join(folder, "assembly");
	cdk("synth", "--quiet", "--output", assembly);
	for (const { name, region } of readAssembly(assembly)) {
		const template = deployedTemplate(region, name);
		if (!template) {
			console.log(
				`${name} is not deployed in ${region} yet: everything in it is new`,
			);
			continue;
		}
		const file = join(folder, `${name}.json`);
		writeFileSync(file, JSON.stringify(template));
		const built = builtApp(assembly);
		cdk("diff", name, "--template", file, "--no-color", ...built);
	}
});
rmSync(folder, { recursive: true, force: true });
