import { createServer } from "node:net";
import { chromium } from "playwright";
import { routes as sitePaths } from "#content/routes.ts";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { screens } from "#tests/screens.ts";
import { startSite } from "#tests/start-site.ts";
import { reportRows } from "./report-rows.ts";
import { measureRoute, type RouteFigures } from "./site/measure-route.ts";
import { readOptions } from "./site/options.ts";
import { routeLines, siteRows } from "./site/rows.ts";
import { serveVariants } from "./site/server.ts";
import { makeVariants } from "./site/variants.ts";

// npm run bench:site [-- --routes=/,/company/about --every-route --runs=1 --json]
// Lighthouse mobile and Chromium's own figures for the built site, beside the same pages
// without scripts, with the script in the head, and rendered by the browser.
const { routes, runs } = readOptions(process.argv.slice(2));
const gateway = await startSite();
const server = await serveVariants(await makeVariants(), gateway.url);
const debuggingPort = await freePort();
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: [
		...chromiumArgs,
		...server.chromiumArgs,
		`--remote-debugging-port=${debuggingPort}`,
	],
});
const figures: RouteFigures[] = [];
try {
	const site = { browser, debuggingPort, urlOf: server.urlOf };
	for (const route of routes) {
		const target =
			route === sitePaths.contact ? sitePaths.blog : sitePaths.contact;
		server.warm(route);
		const measured = await measureRoute(site, route, target, runs);
		figures.push(measured);
		print(measured);
	}
} finally {
	await browser.close();
	server.close();
	await gateway.close();
}
reportRows(
	"site",
	siteRows(figures, screens["not-found"] ?? ""),
	routeLines(figures),
);

function print(figures: RouteFigures): void {
	const { lcp, lcpRatio, hydrated, longestTask, routeChange } = figures;
	const round = Math.round;
	const ratio = (one: number, other: number) => (one / other).toFixed(2);
	console.log(
		[
			figures.route,
			`Lighthouse ${Object.values(figures.scores).join(" ")}`,
			`paint ${round(lcp.shipped)} ms (without scripts ${round(lcp["no-script"])}, ${lcpRatio.toFixed(2)}× at best; client-rendered ${round(lcp.spa)})`,
			`blocked ${round(figures.tbt)} ms, shift ${figures.shift.lighthouse.toFixed(3)}, on a slow line ${figures.shift.slowLine.toFixed(3)}`,
			`longest task ${round(longestTask["1x"])} ms, at a quarter ${round(longestTask["4x"])} ms`,
			`hydrated ${round(hydrated.shipped)} ms (at once ${round(hydrated["at-once"])}, ${ratio(hydrated.shipped, hydrated["at-once"])}×; client-rendered ${round(hydrated.spa)})`,
			`route change ${round(routeChange["1x"])} ms, at a quarter ${round(routeChange["4x"])} ms`,
			`heap ${figures.heapMB.toFixed(1)} MB`,
			...figures.deductions,
		].join("\n  "),
	);
}

/** A port for Chromium's debugging, which Lighthouse needs to know beforehand. */
function freePort(): Promise<number> {
	const probe = createServer();
	return new Promise((resolve) => {
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() =>
				resolve(address && typeof address === "object" ? address.port : 0),
			);
		});
	});
}
