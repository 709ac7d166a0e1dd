/**
 * The figures that the functions report to CloudWatch, each by the name that alarms and
 * dashboard know it by. Functions write them as EMF (Powertools Metrics); namespace and the
 * one dimension, `service`, come from POWERTOOLS_METRICS_NAMESPACE and POWERTOOLS_SERVICE_NAME.
 */
export const metricNames = {
	/** Count: a visitor's message is in the table, and goes on to be mailed. */
	messagesStored: "MessagesStored",
	/** Count: a message that looks like a bot's is in the table, and waits for an operator to release it. */
	messagesSuspect: "MessagesSuspect",
	/** Count: a visitor read that sending failed, and nothing is kept. */
	messagesNotStored: "MessagesNotStored",
	/** Count: a message was mailed. */
	messagesSent: "MessagesSent",
	/** Count: one attempt to mail a message failed; it waits for the next. */
	messagesFailed: "MessagesFailed",
	/** Count: the last attempt of a day failed; an operator must read the message in the table. */
	messagesGivenUp: "MessagesGivenUp",
	/** Count: the mail service gave a message back (bounce, complaint or reject); an operator must read it in the table. */
	messagesBounced: "MessagesBounced",
	/** Seconds since the oldest message that is not mailed yet came in; 0 where none waits. Each minute. */
	oldestWaitingSeconds: "OldestWaitingSeconds",
	/** Count: feeds whose last fetch failed. Each scheduled refresh. */
	sourceFailed: "SourceFailed",
	/** Count: feeds that are shown old or not at all. Each scheduled refresh. */
	sourcesStale: "SourcesStale",
	/** Count: feeds that their publishers have ended or moved to another site. Each scheduled refresh. */
	sourcesEnded: "SourcesEnded",
	/** 1 where every feed failed, else 0. Each scheduled refresh. */
	sourcesFailedAll: "SourcesFailedAll",
} as const;

export type MetricName = (typeof metricNames)[keyof typeof metricNames];
