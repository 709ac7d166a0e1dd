import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { stageConfig } from "#infra/config.ts";
import { runCommand } from "#infra/run-command.ts";
import { withReport } from "./in-readme.ts";
import { costReport } from "./report.ts";

// npm run cost [-- --write]: prints what a month of prod costs; --write updates README.md with it.
await runCommand(() => {
	const { values } = parseArgs({ options: { write: { type: "boolean" } } });
	const report = costReport(stageConfig("prod"));
	console.log(report);
	if (values.write) {
		const readme = fileURLToPath(new URL("../../README.md", import.meta.url));
		writeFileSync(readme, withReport(readFileSync(readme, "utf8"), report));
	}
});
