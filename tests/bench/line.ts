import { phone } from "./harness/browser.ts";
import { pathsToMeasure } from "./harness/page-kinds.ts";
import { option, report } from "./harness/report.ts";
import { worstRows } from "./harness/rows.ts";
import { pageLines, visitRows } from "./line/rows.ts";
import { Runs } from "./site/runs.ts";
import { openVariants } from "./site/server.ts";
import { onSlowLine, openLine } from "./site/slow-line.ts";
import { visit } from "./site/visit.ts";

// npm run bench:line [-- --screens=home,about --runs=5]
// What a visitor meets over a slow line, beside the same pages without scripts, as plain pages
// with one font, and rendered by the browser alone.
const count = Number(option("runs", "5"));
const variants = ["shipped", "no-script", "plain", "spa"] as const;
const isThrottled = openLine === null;

await onSlowLine(async () => {
	const { browser, urlOf, disconnect, close } = await openVariants(variants);
	const pages = new Map<string, Runs>();
	for (const path of pathsToMeasure()) {
		console.error(path);
		const runs = new Runs();
		pages.set(path, runs);
		for (let run = 0; run < count; run += 1) {
			// In turn, so that a busy moment meets all.
			for (const name of variants) {
				const context = await browser.newContext(phone);
				const hydrates = name === "shipped" || name === "spa";
				// The second visit has what the browser has cached of the first.
				for (const key of [name, `${name} again`]) {
					await disconnect();
					const url = urlOf(name, path);
					runs.add(key, await visit(context, url, { hydrates, isThrottled }));
				}
				await context.close();
			}
			const context = await browser.newContext(phone);
			await disconnect();
			const how = { isPressed: true, isThrottled };
			runs.add("pressed", await visit(context, urlOf("shipped", path), how));
			await context.close();
		}
	}
	await close();
	const rows = [...pages].map(
		([path, runs]) => [path, visitRows(runs)] as const,
	);
	report(worstRows(new Map(rows)), pageLines(pages));
});
