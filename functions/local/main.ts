import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startGateway } from "./gateway.ts";
import { StartError } from "./start-error.ts";

const root = (path: string) =>
	fileURLToPath(new URL(`../../${path}`, import.meta.url));

try {
	const gateway = await startGateway({
		port: readPort("PORT", 8080),
		mailboxPort: readPort("MAILBOX_PORT", 8081),
		dataFolder: process.env.DATA_FOLDER || root(".local"),
		siteFolder: process.env.SITE_FOLDER || root("dist"),
		functionsFolder: process.env.FUNCTIONS_FOLDER || root("build/functions"),
		offline: readOptions().offline,
	});
	console.log(`Site   ${gateway.url}`);
	console.log(`Inbox  ${gateway.mailboxUrl}`);
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.once(signal, async () => {
			await gateway.close();
			process.exit(0);
		});
	}
} catch (error) {
	// A developer can act on these; anything else is our own fault and shows its stack.
	console.error(error instanceof StartError ? error.message : error);
	process.exit(1);
}

function readPort(name: string, otherwise: number): number {
	const text = process.env[name] || String(otherwise);
	if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
	throw new StartError(
		`${name} must be a number from 0 to 65535, found ${text}`,
	);
}

function readOptions() {
	try {
		return parseArgs({
			options: { offline: { type: "boolean", default: false } },
		}).values;
	} catch (error) {
		throw new StartError((error as Error).message);
	}
}
