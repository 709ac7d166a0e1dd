import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { feedSources } from "#content/news/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { buildFunctions } from "#functions/build.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { makeSiteFolder } from "#tests/functions/local/site-folder.ts";
import { runLoad } from "./load.ts";

// npm run bench:api: the local gateway with its local store, on 127.0.0.1.
const main = fileURLToPath(
	new URL("../../functions/local/main.ts", import.meta.url),
);
const folders = makeSiteFolder();
await buildFunctions(folders.functionsFolder);
const gateway = spawn(
	process.execPath,
	["--import", "tsx", main, "--offline"],
	{
		env: {
			...process.env,
			PORT: "0",
			MAILBOX_PORT: "0",
			DATA_FOLDER: folders.dataFolder,
			SITE_FOLDER: folders.siteFolder,
			FUNCTIONS_FOLDER: folders.functionsFolder,
			MESSAGES_PER_HOUR: "1000000",
			LOG_LEVEL: "silent",
		},
		stdio: ["ignore", "pipe", "inherit"],
	},
);
const url = await siteAddress(gateway);

const feed = `${apiPaths.feeds}?feed=${encodeURIComponent(feedSources[0]?.url ?? "")}`;
const feeds = () => ({ path: feed });
const contact = (n: number) => ({
	method: "POST",
	path: apiPaths.contact,
	headers: {
		"content-type": "application/json",
		"idempotency-key": randomUUID(),
	},
	body: JSON.stringify({ ...aMessage, message: `Message ${n}` }),
});

await runLoad(url, 300, 4, feeds);
await runLoad(url, 100, 4, contact);
const report = {
	"GET /api/feeds, cached": await runLoad(url, 10_000, 16, feeds),
	"POST /api/contact, stored": await runLoad(url, 1_000, 4, contact),
};
console.table(report);
gateway.kill("SIGTERM");
await once(gateway, "exit");
folders.remove();

const {
	errors: feedErrors,
	perSecond,
	p99Ms,
} = report["GET /api/feeds, cached"];
const stored = report["POST /api/contact, stored"];
const isFast = perSecond >= 1_000 && p99Ms <= 50;
const isStoredFast = stored.perSecond >= 100 && stored.p99Ms <= 100;
const isWithin = isFast && isStoredFast && feedErrors + stored.errors === 0;
console.log(
	`Budget (feeds 1,000/s and 50 ms, contact 100/s and 100 ms, no error): ${isWithin ? "kept" : "MISSED"}`,
);
process.exitCode = isWithin ? 0 : 1;

async function siteAddress(child: ChildProcess): Promise<string> {
	let text = "";
	for await (const chunk of child.stdout ?? []) {
		text += chunk;
		const address = /^Site +(\S+)$/m.exec(text)?.[1];
		if (address) return address;
	}
	throw new Error("The gateway did not start");
}
