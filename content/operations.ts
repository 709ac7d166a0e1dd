/**
 * The metrics that the functions report to CloudWatch, by the names that alarms and dashboard use.
 * Functions write them as EMF (Powertools Metrics); the namespace and the only dimension, `service`,
 * come from POWERTOOLS_METRICS_NAMESPACE and POWERTOOLS_SERVICE_NAME.
 */
export const metricNames = {
	/** Count: a visitor's message is in the table, and will be mailed. */
	messagesStored: "MessagesStored",
	/** Count: a message that looks like a bot's is in the table, waiting for an operator to release it. */
	messagesSuspect: "MessagesSuspect",
	/** Count: a visitor was told that sending failed, and the message may not be stored. */
	messagesNotStored: "MessagesNotStored",
	/** Count: a message was mailed. */
	messagesSent: "MessagesSent",
	/** Count: one attempt to mail a message failed; it waits for the next. */
	messagesFailed: "MessagesFailed",
	/** Count: the last attempt of a day failed; an operator must read the message in the table. */
	messagesGivenUp: "MessagesGivenUp",
	/** Count: the mail service returned a message (bounce, complaint or reject); an operator must read it in the table. */
	messagesBounced: "MessagesBounced",
	/** Seconds since the oldest unmailed message was received; 0 if none is waiting. Every minute. */
	oldestWaitingSeconds: "OldestWaitingSeconds",
	/** Count: a request with another origin secret than the function's was refused: CloudFront sends the wrong one. */
	originSecretRefused: "OriginSecretRefused",
	/** Count: feeds whose last fetch failed. Every scheduled refresh. */
	sourceFailed: "SourceFailed",
	/** Count: feeds that are shown stale or not at all. Every scheduled refresh. */
	sourcesStale: "SourcesStale",
	/** Count: feeds that their publishers have ended or moved to another site, or without anything to show for a day. Every scheduled refresh. */
	sourcesEnded: "SourcesEnded",
} as const;

export type MetricName = (typeof metricNames)[keyof typeof metricNames];
