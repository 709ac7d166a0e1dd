import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { once } from "#content/once.ts";
import type { MetricName } from "#content/operations.ts";

// Created on first use: the local gateway sets the environment only when it starts.
const metrics = once(() => new Metrics());

/** Adds to one of this invocation's metrics. */
export function count(name: MetricName, value = 1): void {
	metrics().addMetric(name, MetricUnit.Count, value);
}

/** Does the same and publishes it at once, for events that must be reported even if the process dies right afterwards. */
export function countNow(name: MetricName): void {
	count(name);
	publishMetrics();
}

/** Reports a duration, in seconds. */
export function measureSeconds(name: MetricName, seconds: number): void {
	metrics().addMetric(name, MetricUnit.Seconds, seconds);
}

/** Writes everything reported since the last call as one EMF line, which CloudWatch turns into metrics. */
export function publishMetrics(): void {
	if (metrics().hasStoredMetrics()) metrics().publishStoredMetrics();
}
