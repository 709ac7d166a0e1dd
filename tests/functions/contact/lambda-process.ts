import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { HttpEvent, HttpResult } from "#functions/shared/http.ts";

const runner = fileURLToPath(new URL("lambda-runner.mjs", import.meta.url));

/**
 * Runs the built contact function in a separate process, which can be killed at any moment; the
 * next event then starts a new one.
 * @param onOutput receives everything that the process prints
 */
export function createLambda(
	bundleFile: string,
	environment: Record<string, string>,
	onOutput?: (text: string) => void,
) {
	let child: ChildProcess | null = null;

	async function start(): Promise<ChildProcess> {
		const started = fork(runner, [pathToFileURL(bundleFile).href], {
			env: { ...process.env, ...environment },
			stdio: onOutput
				? ["ignore", "pipe", "pipe", "ipc"]
				: ["ignore", "ignore", "inherit", "ipc"],
			execArgv: [],
		});
		for (const stream of [started.stdout, started.stderr]) {
			stream?.setEncoding("utf8").on("data", onOutput ?? (() => {}));
		}
		await once(started, "message");
		return started;
	}

	return {
		/** @returns null if the process was killed before it responded, or the function threw */
		async invoke(
			event: HttpEvent | object,
			entry: "handler" | "resend" | "bounced" = "handler",
		): Promise<HttpResult | null> {
			child ??= await start();
			const running = child;
			return new Promise((resolve) => {
				const finish = (result: HttpResult | null) => {
					running.off("message", onMessage).off("exit", onExit);
					resolve(result);
				};
				const onMessage = (message: unknown) =>
					finish((message as { result: HttpResult | null }).result);
				const onExit = () => {
					child = null;
					finish(null);
				};
				running.on("message", onMessage).on("exit", onExit);
				running.send({ entry, event });
			});
		},
		kill(): void {
			child?.kill("SIGKILL");
		},
		/** Ends the process once it has printed everything. */
		async stop(): Promise<void> {
			if (!child) return;
			const ended = [child.stdout, child.stderr].map(
				(stream) => stream && once(stream, "close"),
			);
			child.disconnect();
			await Promise.all(ended);
		},
	};
}
