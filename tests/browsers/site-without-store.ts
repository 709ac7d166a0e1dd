import { fork } from "node:child_process";
import { once } from "node:events";
import { startSite } from "#tests/start-site.ts";

/** Nothing listens on port 1: the functions cannot reach their store. */
const nowhere = "http://127.0.0.1:1";

/**
 * Serves the site with functions that cannot reach their store, in a separate process because
 * settings are per process.
 */
export async function startSiteWithoutStore(): Promise<{
	url: string;
	close: () => void;
}> {
	const child = fork(import.meta.filename, ["serve"]);
	const ended = once(child, "exit").then(() => {
		throw new Error("the site without a store did not start");
	});
	const [url] = (await Promise.race([once(child, "message"), ended])) as [
		string,
	];
	// By now nobody is waiting for it to exit.
	ended.catch(() => {});
	return { url, close: () => child.kill() };
}

if (process.argv[2] === "serve" && process.send) {
	const site = await startSite(undefined, {
		AWS_ENDPOINT_URL_DYNAMODB: nowhere,
	});
	process.send(site.url);
	// Also if the parent exits without a message.
	for (const event of ["SIGTERM", "disconnect"]) {
		process.once(event, async () => {
			await site.close();
			process.exit();
		});
	}
}
