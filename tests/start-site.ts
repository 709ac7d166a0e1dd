import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildFunctions } from "#functions/build.ts";
import { type Gateway, startGateway } from "#functions/local/gateway.ts";

const root = resolve(import.meta.dirname, "..");

export type RunningSite = Pick<
	Gateway,
	"url" | "mailboxUrl" | "functions" | "close"
>;

/**
 * Serves a built site with both APIs on free ports, with its own data, which is deleted afterwards.
 * @param environment additional or overriding settings for the functions
 */
export async function startSite(
	siteFolder = join(root, "dist"),
	environment: Record<string, string> = {},
): Promise<RunningSite> {
	const folder = mkdtempSync(join(tmpdir(), "site-"));
	const functionsFolder = join(folder, "functions");
	await buildFunctions(functionsFolder);
	const gateway = await startGateway({
		port: 0,
		mailboxPort: 0,
		dataFolder: join(folder, "data"),
		siteFolder,
		functionsFolder,
		quiet: true,
		offline: true,
		environment,
	});
	return {
		url: gateway.url,
		mailboxUrl: gateway.mailboxUrl,
		functions: gateway.functions,
		async close() {
			await gateway.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
