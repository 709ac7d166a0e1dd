import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { once } from "#content/once.ts";
import type { MetricName } from "#content/operations.ts";

// Created at the first figure: the local gateway sets the environment only as it starts.
const metrics = once(() => new Metrics());

/** Adds to what this invocation reports. */
export function count(name: MetricName, value = 1): void {
	metrics().addMetric(name, MetricUnit.Count, value);
}

/** The same, published at once: for what must be told of even where the process ends at its next step. */
export function countNow(name: MetricName): void {
	count(name);
	publishMetrics();
}

/** Reports a length of time, in seconds. */
export function measureSeconds(name: MetricName, seconds: number): void {
	metrics().addMetric(name, MetricUnit.Seconds, seconds);
}

/** Writes what was reported since the last time as one EMF line, which CloudWatch makes metrics of. */
export function publishMetrics(): void {
	if (metrics().hasStoredMetrics()) metrics().publishStoredMetrics();
}
