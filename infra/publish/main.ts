import { stageConfig } from "#infra/config.ts";
import { runCommand, stageOption } from "#infra/run-command.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { publishAgain } from "./publish-again.ts";

// npm run publish -- [--stage prod]: restores what is missing in the buckets. See RUNBOOK.md, "Publish again".
await runCommand(async () => {
	const { name, region } = stageConfig(stageOption());
	await publishAgain({
		region,
		stack: stackName(name),
		pollMs: 2_000,
		print: console.log,
	});
});
