import { parseArgs } from "node:util";
import { chosenStage } from "./chosen-stage.ts";

/** Runs an operator's command. If it throws, prints the error in one line and exits with code 1. */
export async function runCommand(command: () => unknown): Promise<void> {
	try {
		await command();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

/** Returns the stage that a command works on, which is its only option. @throws if it has other arguments */
export function stageOption(): string {
	const { values } = parseArgs({ options: { stage: { type: "string" } } });
	return chosenStage(values.stage);
}
