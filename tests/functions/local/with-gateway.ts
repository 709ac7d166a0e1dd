import { afterAll, beforeAll } from "vitest";
import { buildFunctions } from "#functions/build.ts";
import { type Gateway, startGateway } from "#functions/local/gateway.ts";
import { rawRequest } from "./raw-request.ts";
import { makeSiteFolder } from "./site-folder.ts";

/**
 * Starts a gateway with a tiny site for all tests of a file, and returns a function that starts
 * another one.
 */
export function withGateway() {
	const folders = makeSiteFolder();
	const options = {
		...folders,
		port: 0,
		mailboxPort: 0,
		quiet: true,
		offline: true,
	};
	const started: { gateway?: Gateway } = {};
	const gateway = (): Gateway => {
		if (!started.gateway) throw new Error("The gateway has not started");
		return started.gateway;
	};
	beforeAll(async () => {
		await buildFunctions(folders.functionsFolder);
		started.gateway = await startGateway(options);
	}, 60_000);
	afterAll(async () => {
		await started.gateway?.close();
		folders.remove();
	});
	return {
		folders,
		options,
		gateway,
		get: (path: string, headers: Record<string, string> = {}) =>
			rawRequest(gateway().url, path, { headers }),
	};
}
