import { metricNames } from "#content/operations.ts";
import { log } from "#functions/shared/log.ts";
import { count } from "#functions/shared/metrics.ts";
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
	const stale = records.filter(
		(record) => freshness(record, nowMs) !== "fresh",
	).length;
	const ended = records.filter((record) => record.ended !== "").length;
	if (report.fresh === 0)
		log.error("no feed could be refreshed", { ...report, stale });
	else log.info("feeds refreshed", { ...report, stale });
	count(metricNames.sourceFailed, failed);
	count(metricNames.sourcesStale, stale);
	count(metricNames.sourcesEnded, ended);
	return report;
}
