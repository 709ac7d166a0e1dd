import { beforeEach, expect, test, vi } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { metricNames } from "#content/operations.ts";
import { reportRefresh } from "#functions/feeds/report-refresh.ts";
import { makeCopy, makeRecord } from "./make-record.ts";

const reported = vi.hoisted(() => new Map<string, number>());
vi.mock("#functions/shared/metrics.ts", () => ({
	count: (name: string, value = 1) => reported.set(name, value),
}));

const nowMs = 86_400_000;
const stale = { copy: makeCopy() };
const lost = { copy: makeCopy({ checkedAt: 0 }), failures: 9 };
const fresh = { copy: makeCopy({ fetchedAt: nowMs, checkedAt: nowMs }) };

beforeEach(() => reported.clear());

// The alarm NewsStale compares this number with that of the news' sources.
test("the papers do not count among the sources that are stale", () => {
	const records = feedSources.map(({ url }, index) =>
		makeRecord({ url, ...(index === 0 ? fresh : stale) }),
	);
	const papers = makeRecord({ url: preprintUrl, ...stale });
	reportRefresh([...records, papers], nowMs);
	expect(reported.get(metricNames.sourcesStale)).toBe(feedSources.length - 1);
});

test("a source without anything to show for a day counts as ended, as do the papers", () => {
	const [first = "", second = "", third = ""] = feedSources.map(
		({ url }) => url,
	);
	reportRefresh(
		[
			makeRecord({ url: first, ...lost }),
			// Its address never worked.
			makeRecord({ url: second, copy: null, failures: 48 }),
			makeRecord({ url: third, copy: null, failures: 9 }),
			makeRecord({ url: third, ...stale, failures: 9 }),
			makeRecord({ url: preprintUrl, ...lost }),
		],
		nowMs,
	);
	expect(reported.get(metricNames.sourcesEnded)).toBe(3);
});
