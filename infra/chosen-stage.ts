/**
 * Returns the stage that a command works on: its argument, else STAGE from the shell, which the CDK's
 * own commands also use, else dev. After `export STAGE=prod` nobody works on dev by mistake.
 */
export function chosenStage(argument?: string): string {
	return argument ?? process.env.STAGE ?? "dev";
}
