import { deepEqual } from "node:assert/strict";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { site as company } from "#content/site.ts";
import { allPaths } from "#tests/e2e/support/paths.ts";
import { screens } from "#tests/screens.ts";
import { type Check, desk } from "./check.ts";

// The only other hosts that the site asks.
const known = [company.feedProxy, preprintUrl]
	.filter(Boolean)
	.map((url) => new URL(url).origin);

/** Every page: no error, nothing that the policy refuses, hydrated, nothing asked elsewhere, nothing missing. */
export const routeChecks: Check[] = [
	{
		name: "every route: no error, policy kept, hydrated, requests",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			const paths = [...new Set([...allPaths(), ...Object.values(screens)])];
			const wrong: string[] = [];
			for (const path of paths) {
				await page.open(path);
				const faults = [
					...(await page.faults()),
					...(await page.tab.evaluate(badRequests, known)),
				];
				wrong.push(...faults.map((fault) => `${path}: ${fault}`));
			}
			deepEqual(wrong, []);
			return `${paths.length} routes`;
		},
	},
];

function badRequests(known: string[]): string[] {
	const entries = performance.getEntriesByType(
		"resource",
	) as PerformanceResourceTiming[];
	return entries.flatMap(({ name, responseStatus }) => {
		const { origin } = new URL(name);
		if (known.includes(origin)) return [];
		if (origin !== location.origin) return [`asks ${name}`];
		return responseStatus >= 400 ? [`${responseStatus} for ${name}`] : [];
	});
}
