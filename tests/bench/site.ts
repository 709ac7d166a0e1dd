import { freePort } from "#tests/free-port.ts";
import { pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, worstRows } from "./harness/rows.ts";
import { measureRoute } from "./site/measure-route.ts";
import { openSite } from "./site/server.ts";

// npm run bench:site [-- --screens=home,about --runs=1]
// Lighthouse mobile and Chromium's own figures for the built site, compared with the same pages
// without scripts, with the script in the head, and rendered by the browser only.
const count = Number(option("runs", "3"));

// Lighthouse needs to know the port of Chromium's debugger in advance.
const port = await freePort();
const site = await openSite(
	["shipped", "no-script", "at-once", "spa"],
	[`--remote-debugging-port=${port}`],
);
const pages = new Map<string, BenchRow[]>();
for (const path of pathsToMeasure("docs", "partners", "not-found")) {
	console.error(path);
	pages.set(path, await measureRoute(site, port, path, count));
}
await site.close();
report(worstRows(pages), pageTable("route", pages));
