import { phone } from "./harness/browser.ts";
import { pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, worstRows } from "./harness/rows.ts";
import { visitRows } from "./line/rows.ts";
import { Runs } from "./site/runs.ts";
import { openSite } from "./site/server.ts";
import { onSlowLine, openLine } from "./site/slow-line.ts";
import { visit } from "./site/visit.ts";

// npm run bench:line [-- --screens=home,about --runs=5]
// What a visitor experiences over a slow line, compared with the same pages without scripts, as
// plain pages with one font, and rendered by the browser only.
const count = Number(option("runs", "5"));
const variants = ["shipped", "no-script", "plain", "spa"] as const;
const isThrottled = openLine === null;

await onSlowLine(async () => {
	const { browser, urlOf, disconnect, close } = await openSite(variants);
	const pages = new Map<string, BenchRow[]>();
	for (const path of pathsToMeasure()) {
		console.error(path);
		const runs = new Runs();
		for (let run = 0; run < count; run += 1) {
			// In turn, so that a busy moment affects all variants.
			for (const name of variants) {
				const context = await browser.newContext(phone);
				const hydrates = name === "shipped" || name === "spa";
				// The second visit has what the browser cached on the first.
				for (const key of [name, `${name} again`]) {
					await disconnect();
					const url = urlOf(path, name);
					runs.add(key, await visit(context, url, { hydrates, isThrottled }));
				}
				await context.close();
			}
			const context = await browser.newContext(phone);
			const how = { isPressed: true, isThrottled };
			runs.add("pressed", await visit(context, urlOf(path), how));
			await context.close();
		}
		pages.set(path, visitRows(runs));
	}
	await close();
	report(worstRows(pages), pageTable("page", pages));
});
