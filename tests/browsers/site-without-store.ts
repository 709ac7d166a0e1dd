import { fork } from "node:child_process";
import { once } from "node:events";
import { startSite } from "#tests/start-site.ts";

/** Port 1 is nobody's: the functions cannot reach what they store in. */
const nowhere = "http://127.0.0.1:1";

/** Serves the site with functions that cannot reach their store, in a process of its own: settings are a process's. */
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
	// By now nobody waits for its end.
	ended.catch(() => {});
	return { url, close: () => child.kill() };
}

if (process.argv[2] === "serve" && process.send) {
	const site = await startSite(undefined, {
		AWS_ENDPOINT_URL_DYNAMODB: nowhere,
	});
	process.send(site.url);
	// Also where the parent ends without a word.
	for (const event of ["SIGTERM", "disconnect"]) {
		process.once(event, async () => {
			await site.close();
			process.exit();
		});
	}
}
