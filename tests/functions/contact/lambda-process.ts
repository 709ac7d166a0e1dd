import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { HttpEvent, HttpResult } from "#functions/shared/http.ts";

const runner = fileURLToPath(new URL("lambda-runner.mjs", import.meta.url));

/**
 * The built contact function in a process of its own, which can be killed at any moment;
 * the next event then starts another one.
 */
export function createLambda(
	bundleFile: string,
	environment: Record<string, string>,
) {
	let child: ChildProcess | null = null;

	async function start(): Promise<ChildProcess> {
		const started = fork(runner, [pathToFileURL(bundleFile).href], {
			env: { ...process.env, ...environment },
			stdio: ["ignore", "ignore", "inherit", "ipc"],
			execArgv: [],
		});
		await once(started, "message");
		return started;
	}

	return {
		/** @returns null where the process was killed before it answered */
		async invoke(event: HttpEvent): Promise<HttpResult | null> {
			child ??= await start();
			const running = child;
			return new Promise((resolve) => {
				const finish = (result: HttpResult | null) => {
					running.removeAllListeners();
					resolve(result);
				};
				running.once("message", (result) => finish(result as HttpResult));
				running.once("exit", () => {
					child = null;
					finish(null);
				});
				running.send(event);
			});
		},
		kill(): void {
			child?.kill("SIGKILL");
		},
	};
}
export type Lambda = ReturnType<typeof createLambda>;
