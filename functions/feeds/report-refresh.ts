import { preprintUrl } from "#content/feeds/preprints.ts";
import { metricNames } from "#content/operations.ts";
import { log } from "#functions/shared/log.ts";
import { count } from "#functions/shared/metrics.ts";
import { isLost } from "./back-off.ts";
import { type FeedRecord, freshness } from "./record.ts";

/** How many feeds a scheduled run left without a failure (refreshed or not yet due), and how many failing. */
export type RefreshReport = { fresh: number; failed: number };

/** Reports the result of a scheduled refresh to the log and the metrics. */
export function reportRefresh(
	records: FeedRecord[],
	nowMs: number,
): RefreshReport {
	const failed = records.filter(({ failures }) => failures > 0).length;
	const report = { fresh: records.length - failed, failed };
	// Of the news alone: its alarm is for all sources at once, of which a fresh list of papers is none.
	const stale = records.filter(
		(record) =>
			record.url !== preprintUrl && freshness(record, nowMs) !== "fresh",
	).length;
	// One that answers 404 or HTML for ever has ended without saying so.
	const ended = records.filter(
		(record) => record.ended !== "" || isLost(record, nowMs),
	).length;
	if (report.fresh === 0)
		log.error("no feed could be refreshed", { ...report, stale });
	else log.info("feeds refreshed", { ...report, stale });
	count(metricNames.sourceFailed, failed);
	count(metricNames.sourcesStale, stale);
	count(metricNames.sourcesEnded, ended);
	return report;
}
