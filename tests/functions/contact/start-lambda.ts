import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { put } from "#functions/shared/table.ts";
import { buildContact, lambdaEnvironment } from "./lambda-environment.ts";
import { createLambda } from "./lambda-process.ts";
import { aMessage } from "./make-event.ts";
import { startRealParts } from "./real-parts.ts";

/**
 * Starts the built contact function in a separate process, with the real parts.
 * @param settings in addition to the required ones
 */
export async function startLambda(settings: Record<string, string> = {}) {
	const [parts, bundle] = await Promise.all([startRealParts(), buildContact()]);
	let output = "";
	const lambda = createLambda(
		bundle,
		{
			...lambdaEnvironment(parts.storeProxy.url, parts.mailProxy.url),
			...settings,
		},
		(text) => {
			output += text;
		},
	);
	return {
		parts,
		lambda,
		/** Everything that it has printed. */
		output: () => output,
		/** Stores a message that is due to be mailed, with changed fields. */
		async putDue(id: string, changes: object): Promise<void> {
			const now = Date.now();
			await put(parts.receiver.table, {
				...aMessage,
				id,
				state: "waiting",
				attempts: 3,
				receivedAt: now - 86_400_000,
				nextAttemptAt: now - 1_000,
				giveUpAt: now + 60_000,
				expiresAt: Math.ceil(now / 1_000) + 86_400,
				page: "",
				...changes,
			});
		},
		async close(): Promise<void> {
			lambda.kill();
			await parts.close();
			rmSync(dirname(dirname(bundle)), { recursive: true, force: true });
		},
	};
}
