import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { metricNames } from "#content/operations.ts";
import { forwardedHeaders } from "#infra/edge/forwarded.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { resourcesOf, siteTemplateOf } from "#tests/infra/fixtures.ts";

// infra refers to functions/ only by path; these tests check that the two match.
const prod = siteTemplateOf(exampleStage("prod"));

function sourceOf(bundle: string): string {
	return ["shared", bundle]
		.flatMap((folder) => {
			const path = join("functions", folder);
			return readdirSync(path, { recursive: true, encoding: "utf8" })
				.filter((name) => name.endsWith(".ts"))
				.map((name) => readFileSync(join(path, name), "utf8"));
		})
		.join("\n");
}

function found(source: string, pattern: RegExp): string[] {
	return [
		...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? "")),
	];
}

function variablesOf(name: string): Record<string, unknown> {
	const [, resource] =
		resourcesOf(prod).find(([id]) => id.slice(0, -8) === `Functions${name}`) ??
		[];
	const environment = resource?.Properties?.Environment ?? { Variables: {} };
	return (environment as { Variables: Record<string, unknown> }).Variables;
}

describe.each([
	["contact", ["Contact", "ContactResend", "ContactBounced"]],
	["feeds", ["Feeds", "FeedsRefresh"]],
])("%s", (bundle, names) => {
	const source = sourceOf(bundle);

	test("gets every variable that it requires", () => {
		const needed = found(source, /(?:require|declared)Env\("(\w+)"\)/g);
		expect(needed.length).toBeGreaterThan(0);
		for (const name of names) {
			expect(Object.keys(variablesOf(name))).toEqual(
				expect.arrayContaining(needed),
			);
		}
	});

	test("gets every header that it reads", () => {
		// CloudFront sends these itself, the second when it revalidates a cached response.
		const fromCloudFront = ["x-origin-verify", "if-none-match"];
		const forwarded = forwardedHeaders.map((name) => name.toLowerCase());
		const read = found(source, /header\(event, "([\w-]+)"\)/g);
		expect([...forwarded, ...fromCloudFront]).toEqual(
			expect.arrayContaining(read),
		);
	});

	test("exports the handlers that the schedules and routes call", () => {
		const scheduled = bundle === "contact" ? "resend" : "refresh";
		for (const name of ["handler", scheduled]) {
			expect(isExported(bundle, name)).toBe(true);
		}
	});
});

function isExported(bundle: string, name: string): boolean {
	return new RegExp(
		`export (async function|function|const) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
	).test(readFileSync(`functions/${bundle}/handler.ts`, "utf8"));
}

test("returned mail is counted by the function that SES calls", () => {
	expect(isExported("contact", "bounced")).toBe(true);
	expect(sourceOf("contact")).toContain("metricNames.messagesBounced");
});

test("CloudFront forwards at most ten headers", () => {
	expect(forwardedHeaders.length).toBeLessThanOrEqual(10);
});

test("each metric that an alarm watches is reported, by the functions that the alarm means", () => {
	const keys = Object.fromEntries(
		Object.entries(metricNames).map(([key, name]) => [name, key]),
	);
	const watched = resourcesOf(prod)
		.filter(([, { Type }]) => Type === "AWS::CloudWatch::Alarm")
		.map(([, { Properties }]) => Properties as AlarmProperties)
		.filter(({ Namespace }) => Namespace === stackName("prod"))
		// Counted in the gateway's access log, not by a function.
		.filter(({ MetricName }) => MetricName !== "RequestsThrottled");
	expect(watched.map(({ MetricName }) => MetricName).sort()).toEqual([
		metricNames.messagesBounced,
		metricNames.messagesGivenUp,
		metricNames.messagesNotStored,
		metricNames.oldestWaitingSeconds,
		metricNames.sourcesEnded,
		metricNames.sourcesStale,
	]);
	for (const { Dimensions, MetricName } of watched) {
		const [service, ...others] = Dimensions;
		expect(others).toEqual([]);
		expect(service?.Name).toBe("service");
		const reporter = sourceOf(service?.Value ?? "");
		const isReported = reporter.includes(`metricNames.${keys[MetricName]}`);
		expect([MetricName, isReported]).toEqual([MetricName, true]);
	}
});

test("functions report under the names that the alarms expect", () => {
	for (const [bundle, names] of [
		["contact", ["Contact", "ContactResend", "ContactBounced"]],
		["feeds", ["Feeds", "FeedsRefresh"]],
	] as const) {
		for (const name of names) {
			expect(variablesOf(name)).toMatchObject({
				POWERTOOLS_SERVICE_NAME: bundle,
				POWERTOOLS_METRICS_NAMESPACE: stackName("prod"),
			});
		}
	}
});

type AlarmProperties = {
	Namespace?: string;
	MetricName: string;
	Dimensions: { Name: string; Value: string }[];
};
