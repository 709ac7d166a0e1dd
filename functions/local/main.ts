import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startGateway } from "./gateway.ts";
import { mailboxPort, port } from "./ports.ts";
import { StartError } from "./start-error.ts";

const root = (path: string) =>
	fileURLToPath(new URL(`../../${path}`, import.meta.url));

try {
	const gateway = await startGateway({
		port,
		mailboxPort,
		dataFolder: process.env.DATA_FOLDER || root(".local"),
		siteFolder: process.env.SITE_FOLDER || root("dist"),
		functionsFolder: process.env.FUNCTIONS_FOLDER || root("build/functions"),
		offline: readOptions().offline,
	});
	console.log(`Site    ${gateway.url}`);
	console.log(`Mailbox ${gateway.mailboxUrl}`);
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

function readOptions() {
	try {
		return parseArgs({
			options: { offline: { type: "boolean", default: false } },
		}).values;
	} catch (error) {
		throw new StartError((error as Error).message);
	}
}
