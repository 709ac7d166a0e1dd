import { freshMs } from "#content/feeds/freshness.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { metricNames } from "#content/operations.ts";

/** What we assume about a visit. tests/built compares the sizes with the built site. */
export const assumptions = {
	viewsPerVisit: 3,
	/** What the first view of a visit transfers, compressed, and its number of requests. */
	firstViewKb: 180,
	firstViewRequests: 17,
	/** Each further view fetches its chunk, its data and what it shows. */
	laterViewKb: 30,
	laterViewRequests: 3,
	/** Each visit requests the merged news once. */
	feedCallsPerVisit: 1,
	feedResponseKb: 15,
	viewsPerMessage: 2_000,
	/** CloudFront caches that request from the origin independently. */
	caches: 10,
	/** How long they cache a response of the relay, on average: half of the time it counts as fresh. */
	feedCachedSeconds: freshMs / 1_000 / 2,
	/** How long they cache a page, and how many different pages and files are requested at all. */
	pageCachedSeconds: 3_600,
	filesRequested: 80,
	/** Size of a cached feed in the table. */
	feedRecordKb: 8,
	/** The busiest minute of a month relative to the average. */
	peakFactor: 10,
} as const;

export const secondsPerMonth = 730 * 3_600;

/** What a stage uses in a month by itself, whether or not anybody visits. */
export const baseline = {
	resendRuns: secondsPerMonth / 60,
	refreshRuns: secondsPerMonth / (freshMs / 1_000),
	resendSeconds: 0.05,
	refreshSeconds: 2,
	/** CloudWatch charges an alarm by the metrics it reads; tests/infra counts these, the secrets and the dashboards in the templates. */
	alarmMetrics: 30,
	secrets: 2,
	dashboards: 1,
	/** Those that the functions report, and the requests that the gateway refused. */
	metrics: Object.keys(metricNames).length + 1,
} as const;

/** Seconds that a call runs; each function has one gigabyte of memory. */
const feedSeconds = 0.05;
const contactSeconds = 0.3;
/** Put, counted and marked, including the index, in units of a kB. */
const writesPerMessage = 9;
/** The log lines of one run, and the gateway's line for one request. */
const logKbPerRun = 0.6;
const logKbPerRequest = 0.4;

export type Usage = ReturnType<typeof usageOf>;

/** Returns what a month with this many page views uses of each service. */
export function usageOf(pageViews: number) {
	const a = assumptions;
	const visits = pageViews / a.viewsPerVisit;
	const laterViews = pageViews - visits;
	const messages = pageViews / a.viewsPerMessage;
	const feedRequests = visits * a.feedCallsPerVisit;
	const pageRequests =
		visits * a.firstViewRequests + laterViews * a.laterViewRequests;
	// However many visitors there are, a cache only asks again once its cached response expires.
	const feedCalls = Math.min(
		feedRequests,
		(a.caches * secondsPerMonth) / a.feedCachedSeconds,
	);
	const originGets = Math.min(
		pageRequests,
		(a.caches * a.filesRequested * secondsPerMonth) / a.pageCachedSeconds,
	);
	const messageWrites = messages * writesPerMessage;
	const scheduledRuns = baseline.resendRuns + baseline.refreshRuns;
	const functionRuns = scheduledRuns + feedCalls + messages;
	const sources = feedSources.length;
	// A refresh also covers the preprints.
	const refreshed = sources + 1;
	const recordReads = Math.ceil(a.feedRecordKb / 4);
	return {
		visits,
		transferGb:
			(visits * a.firstViewKb +
				laterViews * a.laterViewKb +
				feedRequests * a.feedResponseKb) /
			1_024 ** 2,
		requests: pageRequests + feedRequests + messages,
		// Each request for a page or file runs an edge function.
		edgeRuns: pageRequests,
		originGets,
		feedCalls,
		messages,
		functionRuns,
		gbSeconds:
			baseline.resendRuns * baseline.resendSeconds +
			baseline.refreshRuns * baseline.refreshSeconds +
			feedCalls * feedSeconds +
			messages * contactSeconds,
		// Each feed that is refreshed takes a lease and a write.
		tableWrites:
			baseline.refreshRuns * refreshed * 2 * a.feedRecordKb + messageWrites,
		/** Those of them that a copy in another region repeats. */
		messageWrites,
		tableReads:
			(baseline.refreshRuns * refreshed + feedCalls * sources) * recordReads +
			// Four queries of an index that is usually empty: what is due and what waits, in both states.
			baseline.resendRuns * 2 +
			messages,
		logsGb:
			(functionRuns * logKbPerRun + (feedCalls + messages) * logKbPerRequest) /
			1_024 ** 2,
	};
}
