import { type SpawnSyncOptions, spawnSync } from "node:child_process";

/**
 * Runs a program for a stage, on this terminal unless the options say otherwise.
 * @returns what it wrote to a pipe
 * @throws an Error that says why, or that it failed
 */
export function runForStage(
	stage: string,
	program: string,
	args: string[],
	options: SpawnSyncOptions = {},
): string {
	const { error, status, stdout, stderr } = spawnSync(program, args, {
		stdio: "inherit",
		...options,
		encoding: "utf8",
		env: { ...process.env, ...options.env, STAGE: stage },
	});
	if (status === 0) return stdout ?? "";
	if (error) throw new Error(`${program} could not be run: ${error.message}`);
	throw new Error(stderr || [program, ...args, "failed"].join(" "));
}

/**
 * Returns the options with which the CDK's CLI works on an assembly that exists already. It would run cdk.json's
 * build command again, whatever the app is: this one, which every machine has and which does nothing, replaces it.
 */
export function builtApp(assembly: string): string[] {
	return ["--app", assembly, "--build", "node --version"];
}
