import { freshMs } from "#content/feeds/freshness.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { metricNames } from "#content/operations.ts";

/** What a visit is taken to be. tests/built compares the weights with the built site. */
export const assumptions = {
	viewsPerVisit: 3,
	/** Transferred by the first view of a visit, compressed, and requests for it. */
	firstViewKb: 180,
	firstViewRequests: 17,
	/** Of those requests, what the edge function sees: the page and root files, not /assets/. */
	firstViewEdgeRuns: 5,
	/** Each further view fetches its chunk, its data and what it shows. */
	laterViewKb: 30,
	laterViewRequests: 3,
	/** Each visit asks once for the merged news. */
	feedCallsPerVisit: 1,
	feedResponseKb: 15,
	viewsPerMessage: 2_000,
	/** Caches of CloudFront that ask the origin for themselves. */
	caches: 10,
	/** How long they cache a response of the relay, on average: half of what is fresh. */
	feedCachedSeconds: freshMs / 1_000 / 2,
	/** How long they cache a page, and how many pages and files are asked for at all. */
	pageCachedSeconds: 3_600,
	filesAskedFor: 80,
	/** A cached feed in the table. */
	feedRecordKb: 8,
	/** The busiest minute of a month beside its average. */
	peakFactor: 10,
} as const;

export const secondsPerMonth = 730 * 3_600;

/** What a stage does in a month by itself, whether anybody visits or not. */
export const standing = {
	resendRuns: secondsPerMonth / 60,
	refreshRuns: secondsPerMonth / (freshMs / 1_000),
	resendSeconds: 0.05,
	refreshSeconds: 2,
	/** In the templates; tests/infra counts them. */
	/** CloudWatch charges an alarm by the metrics that it reads. */
	alarmMetrics: 28,
	secrets: 2,
	metrics: Object.keys(metricNames).length,
} as const;

/** Seconds that a call runs, with the gigabyte that each function has. */
const feedSeconds = 0.05;
const contactSeconds = 0.3;
/** Put, counted and marked, with its index, by the kB. */
const writesPerMessage = 9;
/** Lines of one run, and the gateway's line of one request. */
const logKbPerRun = 0.6;
const logKbPerRequest = 0.4;

export type Usage = {
	readonly visits: number;
	readonly transferGb: number;
	readonly requests: number;
	readonly edgeRuns: number;
	readonly originGets: number;
	readonly feedCalls: number;
	readonly messages: number;
	readonly functionRuns: number;
	readonly gbSeconds: number;
	readonly tableWrites: number;
	/** Of these, what a copy in another region is written with as well. */
	readonly messageWrites: number;
	readonly tableReads: number;
	readonly logsGb: number;
};

/** What one month with so many page views asks of each service. */
export function usageOf(pageViews: number): Usage {
	const a = assumptions;
	const visits = pageViews / a.viewsPerVisit;
	const laterViews = pageViews - visits;
	const messages = pageViews / a.viewsPerMessage;
	const askedFeeds = visits * a.feedCallsPerVisit;
	const pageRequests =
		visits * a.firstViewRequests + laterViews * a.laterViewRequests;
	// However many visitors there are, a cache asks once for as long as it caches a response.
	const feedCalls = Math.min(
		askedFeeds,
		(a.caches * secondsPerMonth) / a.feedCachedSeconds,
	);
	const originGets = Math.min(
		pageRequests,
		(a.caches * a.filesAskedFor * secondsPerMonth) / a.pageCachedSeconds,
	);
	const messageWrites = messages * writesPerMessage;
	const scheduledRuns = standing.resendRuns + standing.refreshRuns;
	const functionRuns = scheduledRuns + feedCalls + messages;
	const sources = feedSources.length;
	const recordReads = Math.ceil(a.feedRecordKb / 4);
	return {
		visits,
		transferGb:
			(visits * a.firstViewKb +
				laterViews * a.laterViewKb +
				askedFeeds * a.feedResponseKb) /
			1_024 ** 2,
		requests: pageRequests + askedFeeds + messages,
		edgeRuns: visits * a.firstViewEdgeRuns,
		originGets,
		feedCalls,
		messages,
		functionRuns,
		gbSeconds:
			standing.resendRuns * standing.resendSeconds +
			standing.refreshRuns * standing.refreshSeconds +
			feedCalls * feedSeconds +
			messages * contactSeconds,
		// Each refresh takes a lease and writes; each message is put, counted and marked, with its index.
		tableWrites:
			standing.refreshRuns * sources * 2 * a.feedRecordKb + messageWrites,
		messageWrites,
		tableReads:
			(standing.refreshRuns + feedCalls) * sources * recordReads +
			// Three queries of an index that is most often empty.
			standing.resendRuns * 1.5 +
			messages,
		logsGb:
			(functionRuns * logKbPerRun + (feedCalls + messages) * logKbPerRequest) /
			1_024 ** 2,
	};
}
