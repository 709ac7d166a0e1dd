import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { routes } from "#content/routes.ts";
import { closeServer, listen } from "#functions/local/listen.ts";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { screens } from "#tests/screens.ts";
import { startSite } from "#tests/start-site.ts";
import { report } from "./report.ts";
import type { BenchRow } from "./report-rows.ts";
import { routeLines, worstRows } from "./site/all-routes.ts";
import { measureRoute } from "./site/measure-route.ts";
import { routeRows } from "./site/route-rows.ts";
import { serveVariants } from "./site/server.ts";
import { makeVariants } from "./site/variants.ts";

// npm run bench:site [-- --routes=/,/company/about --runs=1 --json]
// Lighthouse mobile and Chromium's own figures for the built site, beside the same pages
// without scripts, with the script in the head, and rendered by the browser.
/** One screen of each kind; the other screens of tests/screens.ts are built of the same parts. */
const kinds =
	"home category service platform extension blog research docs advisories about contact careers partners privacy not-found";

const { values: options } = parseArgs({
	options: {
		routes: { type: "string" },
		runs: { type: "string", default: "3" },
		json: { type: "boolean" },
	},
});
const gateway = await startSite();
const server = await serveVariants(await makeVariants(), gateway);
// Lighthouse needs to know the port of Chromium's debugging beforehand.
const probe = createServer();
const debuggingPort = await listen(probe, 0, "");
await closeServer(probe);
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: [
		...chromiumArgs,
		...server.chromiumArgs,
		`--remote-debugging-port=${debuggingPort}`,
	],
});
const site = { browser, debuggingPort, urlOf: server.urlOf };
const measured = new Map<string, BenchRow[]>();
const paths = kinds.split(" ").map((name) => screens[name] ?? "/");
for (const route of options.routes?.split(",") ?? paths) {
	console.error(route);
	const target = route === routes.contact ? routes.blog : routes.contact;
	const runs = await measureRoute(site, route, target, Number(options.runs));
	measured.set(route, routeRows(runs, route === screens["not-found"]));
}
await browser.close();
await server.close();
await gateway.close();
report("site", worstRows(measured), routeLines(measured));
