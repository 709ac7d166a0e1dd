import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { screens } from "#tests/screens.ts";
import { startSite } from "#tests/start-site.ts";
import { lineKinds } from "./line/kinds.ts";
import { measurePage, type PageVisits } from "./line/measure-page.ts";
import { atVisitorsEnd, openLine, rerunOnLine } from "./line/open-line.ts";
import { lineRows, pageLines } from "./line/rows.ts";
import { report } from "./report.ts";
import { serveVariants } from "./site/server.ts";
import { makeVariants } from "./site/variants.ts";

// npm run bench:line [-- --routes=/,/company/about --runs=5 --json]
// What a visitor meets over a slow line, beside the same pages without scripts, as plain pages
// with one font, and rendered by the browser alone.
const { values: options } = parseArgs({
	options: {
		routes: { type: "string" },
		runs: { type: "string", default: "5" },
		json: { type: "boolean" },
	},
});
const code = openLine ? null : rerunOnLine();
if (code === null) await measure();
else process.exitCode = code;

async function measure(): Promise<void> {
	console.error(
		openLine
			? "Over real packets"
			: "No line of real packets may be made here: DevTools throttles",
	);
	const gateway = await startSite();
	const variants = await makeVariants();
	const server = await serveVariants(variants, gateway, openLine?.server);
	const program = chromiumPath();
	const browser = await chromium.launch({
		executablePath: openLine
			? atVisitorsEnd(program, openLine.visitor)
			: program,
		args: [...chromiumArgs, ...server.chromiumArgs],
	});
	const measured = new Map<string, PageVisits>();
	const paths = lineKinds.map((name) => screens[name] ?? "/");
	for (const path of options.routes?.split(",") ?? paths) {
		console.error(path);
		const count = Number(options.runs);
		const place = { browser, server, isShaped: openLine !== null };
		measured.set(path, await measurePage(place, path, count));
	}
	await browser.close();
	await server.close();
	await gateway.close();
	report("line", lineRows(measured), pageLines(measured));
}
