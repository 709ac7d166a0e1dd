/**
 * The stage that a command is for: the one that it is told, else the shell's STAGE, which the CDK's own
 * commands go by, else dev. So nobody who has said `export STAGE=prod` works on dev by mistake.
 */
export function chosenStage(told?: string): string {
	return told ?? process.env.STAGE ?? "dev";
}
