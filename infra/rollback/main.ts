import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chosenStage } from "#infra/chosen-stage.ts";
import { stageConfig } from "#infra/config.ts";
import { deployedTemplate } from "#infra/deployed/deployed-template.ts";
import { runCommand } from "#infra/run-command.ts";
import { rollBack } from "./roll-back.ts";

// See RUNBOOK.md, "Roll back".
const usage =
	"Usage: npm run rollback -- <tag or commit> [--stage <name>] [--dry-run]";

await runCommand(() => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: {
			"dry-run": { type: "boolean", default: false },
			stage: { type: "string" },
		},
	});
	// A second argument names the stage, too, as it did before there was the option.
	const [ref, ...stages] = positionals;
	if (values.stage !== undefined) stages.push(values.stage);
	if (!ref || stages.length > 1) throw new Error(usage);
	const stage = chosenStage(stages[0]);
	rollBack({
		ref,
		stage,
		region: stageConfig(stage).region,
		readDeployed: deployedTemplate,
		isDryRun: values["dry-run"],
		root: fileURLToPath(new URL("../..", import.meta.url)),
		print: console.log,
	});
});
