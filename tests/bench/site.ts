import { createServer } from "node:http";
import { routes } from "#content/routes.ts";
import { closeServer, listen } from "#functions/local/listen.ts";
import { pathOf, pathsToMeasure } from "./harness/page-kinds.ts";
import { option, report, withUnit } from "./harness/report.ts";
import { type BenchRow, worstRows } from "./harness/rows.ts";
import { measureRoute } from "./site/measure-route.ts";
import { openVariants } from "./site/server.ts";
import type { VariantName } from "./site/variants.ts";

// npm run bench:site [-- --screens=home,about --runs=1]
// Lighthouse mobile and Chromium's own figures for the built site, beside the same pages
// without scripts, with the script in the head, and rendered by the browser.
const count = Number(option("runs", "3"));

// Lighthouse needs to know the port of Chromium's debugging beforehand.
const probe = createServer();
const port = await listen(probe, 0, "");
await closeServer(probe);
const { browser, urlOf, close } = await openVariants(
	["shipped", "no-script", "at-once", "spa"],
	[`--remote-debugging-port=${port}`],
);
const measured = new Map<string, BenchRow[]>();
for (const path of pathsToMeasure("docs", "partners", "not-found")) {
	console.error(path);
	const target = path === routes.contact ? routes.blog : routes.contact;
	const isMissing = path === pathOf("not-found");
	const how = { target, isMissing, count };
	const urlOfVariant = (name: VariantName) => urlOf(name, path);
	measured.set(path, await measureRoute(browser, port, urlOfVariant, how));
}
await close();

const [first = []] = measured.values();
const head = ["route", ...first.map(({ what }) => what)];
/** Each figure, with its reference behind it. */
const lines = [...measured].map(([path, rows]) => [
	`\`${path}\``,
	...rows.map(({ value, reference, unit }) =>
		[value, reference ?? []]
			.flat()
			.map((figure) => withUnit(figure, unit))
			.join(" / "),
	),
]);
report(worstRows(measured), [head, ...lines]);
