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
	const [ref, ...others] = positionals;
	if (!ref || others.length > 0) throw new Error(usage);
	const stage = chosenStage(values.stage);
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
