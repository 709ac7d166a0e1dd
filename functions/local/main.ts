import { fileURLToPath } from "node:url";
import { type GatewayOptions, startGateway } from "./gateway.ts";
import { StartError } from "./start-error.ts";

const root = (path: string) =>
	fileURLToPath(new URL(`../../${path}`, import.meta.url));

const options: GatewayOptions = {
	port: Number(process.env.PORT || 8080),
	mailboxPort: Number(process.env.MAILBOX_PORT || 8081),
	dataFolder: process.env.DATA_FOLDER || root(".local"),
	siteFolder: process.env.SITE_FOLDER || root("dist"),
	functionsFolder: process.env.FUNCTIONS_FOLDER || root("build/functions"),
	offline: process.argv.includes("--offline"),
};

try {
	const gateway = await startGateway(options);
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
