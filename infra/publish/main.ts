import { parseArgs } from "node:util";
import { chosenStage } from "#infra/chosen-stage.ts";
import { stageConfig } from "#infra/config.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { publishAgain } from "./publish-again.ts";

// npm run publish -- [--stage prod]: restores what is missing in the buckets. See RUNBOOK.md, "Publish again".
try {
	const { values } = parseArgs({
		options: { stage: { type: "string" } },
	});
	const { name, region } = stageConfig(chosenStage(values.stage));
	await publishAgain({
		region,
		stack: stackName(name),
		pollMs: 2_000,
		print: console.log,
	});
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
