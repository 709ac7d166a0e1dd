import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { metricNames } from "#content/operations.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { resourcesOf, templatesOf } from "#tests/infra/fixtures.ts";
import { alarms, full, nameOf, stage, templates } from "./full-alarms.ts";

test("there is an alarm for each problem that visitors notice", () => {
	expect(alarms.map(nameOf).sort()).toEqual([
		"ApiErrors",
		"ApiSlow",
		"ApiThrottled",
		"BounceHandlerCrashes",
		"CertificateExpiry",
		"ContactCrashes",
		"ContactFails",
		"FunctionsThrottled",
		"MailBounces",
		"MailComplaints",
		"MessagesBounced",
		"MessagesGivenUp",
		"MessagesNotStored",
		"MessagesWaiting",
		"NewsCrashes",
		"NewsRefreshStopped",
		"NewsSourceEnded",
		"NewsStale",
		"OriginSecretRefused",
		"PagesMissing",
		"ResendStopped",
		"SchedulesCrash",
		"SiteErrors",
		"TablesThrottled",
	]);
});

test("each alarm says what visitors experience, what to do now, and where to read more", () => {
	const runbook = readFileSync("RUNBOOK.md", "utf8");
	for (const alarm of alarms) {
		expect(alarm.AlarmDescription).toMatch(
			/^Visitors: .{10,}\. Now: .{10,}\. \(RUNBOOK\.md, "\w+"\)$/,
		);
		expect(runbook).toContain(`### ${nameOf(alarm)}\n`);
	}
});

test("the alarm about returned mail does not say that it never arrived, as an automatic reply bounces, too", () => {
	const text = alarms.find((alarm) => nameOf(alarm) === "MessagesBounced");
	expect(text?.AlarmDescription).toMatch(
		/may be waiting .* or it arrived, .* automatic reply or marked as spam/,
	);
});

test("an alarm on both routes says what readers of the news notice, too", () => {
	for (const alarm of alarms.filter(({ Namespace }) =>
		String(Namespace).endsWith("ApiGateway"),
	)) {
		expect([nameOf(alarm), alarm.AlarmDescription]).toEqual([
			nameOf(alarm),
			expect.stringMatching(/message.* news/),
		]);
	}
});

test("an alarm on a sum works with one metric even if the others have no data", () => {
	const expressions = alarms
		.flatMap(({ Metrics }) => (Metrics ?? []) as { Expression?: string }[])
		.map(({ Expression }) => Expression)
		.filter((expression) => expression !== undefined);
	expect(expressions).toHaveLength(7);
	for (const expression of expressions) {
		expect(expression).toMatch(/^FILL\(\w+, 0\)( \+ FILL\(\w+, 0\))*$/);
	}
});

test("an alarm on what must happen all the time counts a quarter of an hour without data at once", () => {
	// With missing data alone, CloudWatch first looks for older data points, for two more periods.
	const stopped = alarms.filter((alarm) => /Stopped$/.test(nameOf(alarm)));
	expect(stopped).toHaveLength(2);
	for (const { Metrics, TreatMissingData } of stopped) {
		expect(JSON.stringify(Metrics)).toContain('"Expression":"FILL(runs, 0)"');
		expect(TreatMissingData).toBe("breaching");
	}
});

test("an alarm on the sums of single minutes also looks at earlier ones, whose metrics have arrived", () => {
	const single = alarms.filter(({ Metrics }) =>
		JSON.stringify(Metrics ?? []).includes('"Period":60'),
	);
	expect(single.map(nameOf)).toEqual(["ContactFails"]);
	expect(single).toMatchObject([
		{ EvaluationPeriods: 3, DatapointsToAlarm: 1 },
	]);
});

test("requests that the gateway refuses raise an alarm, and those that the function refuses do not", () => {
	const filters = Object.values(
		templates[full]?.findResources("AWS::Logs::MetricFilter") ?? {},
	).map(({ Properties }) => Properties);
	expect(filters).toHaveLength(1);
	const [{ FilterPattern, MetricTransformations } = {}] = filters;
	expect(FilterPattern).toBe(
		'{ ($.status = "429") && ($.functionStatus != "429") }',
	);
	const [stageOfApi] = Object.values(
		templates[full]?.findResources("AWS::ApiGatewayV2::Stage") ?? {},
	);
	expect(
		JSON.parse(stageOfApi?.Properties.AccessLogSettings.Format),
	).toMatchObject({
		status: "$context.status",
		functionStatus: "$context.integration.status",
	});
	const [{ MetricName, MetricNamespace }] = MetricTransformations;
	expect(
		alarms.filter((alarm) => alarm.MetricName === MetricName),
	).toMatchObject([{ Namespace: MetricNamespace, Statistic: "Sum" }]);
});

test("a scheduled run that fails counts as one error, not three", () => {
	const configs = Object.values(
		templates[full]?.findResources("AWS::Lambda::EventInvokeConfig") ?? {},
	).map(({ Properties }) => Properties.MaximumRetryAttempts);
	expect(configs).toEqual([0, 0]);
});

test("each metric that the functions report is on an alarm or the dashboard", () => {
	const text = Object.values(templates)
		.map((template) => JSON.stringify(template.toJSON()))
		.join();
	for (const name of Object.values(metricNames)) {
		expect(text).toContain(name);
	}
});

test("each alarm notifies someone", () => {
	for (const alarm of alarms) expect(alarm.AlarmActions).toHaveLength(1);
	for (const name of [full, `${full}-EdgeWatch`]) {
		templates[name]?.hasResourceProperties("AWS::SNS::Subscription", {
			Protocol: "email",
			Endpoint: stage.alarmAddress,
		});
	}
});

test("an alarm about a message that somebody must answer sends no OK, as if that were settled", () => {
	const silent = alarms.filter(({ OKActions }) => !OKActions);
	expect(silent.map(nameOf).sort()).toEqual([
		"BounceHandlerCrashes",
		"ContactCrashes",
		"MessagesBounced",
		"MessagesGivenUp",
		"MessagesNotStored",
	]);
});

test("alarms may publish to their topic, although its policy is our own", () => {
	for (const name of [full, `${full}-EdgeWatch`]) {
		const policies = templates[name]?.findResources("AWS::SNS::TopicPolicy");
		const text = JSON.stringify(policies);
		expect(text).toContain('"Service":"cloudwatch.amazonaws.com"');
		expect(text).toContain('"aws:SecureTransport":"false"');
	}
});

test("there is one dashboard, with each metric that an alarm watches, and the suspects", () => {
	const [dashboard, ...others] = Object.values(
		templates[full]?.findResources("AWS::CloudWatch::Dashboard") ?? {},
	);
	expect(others).toEqual([]);
	const body = JSON.stringify(dashboard?.Properties.DashboardBody);
	const own = Object.values<string>(metricNames).filter((name) =>
		alarms.some(({ MetricName }) => MetricName === name),
	);
	expect(own).toContain(metricNames.sourcesEnded);
	for (const name of [
		...own,
		metricNames.messagesSuspect,
		// Where SiteErrors sends its reader.
		"5xx",
		"RequestsThrottled",
	]) {
		expect(body).toContain(`\\"${name}\\"`);
	}
});

test("a stage without an address has the same alarms, only in the console", () => {
	const dev = templatesOf(exampleStage("dev"));
	const resources = Object.values(dev).flatMap(resourcesOf);
	const count = (type: string) =>
		resources.filter(([, { Type }]) => Type === type).length;
	// No domain, so no certificate that could expire and no home page to check; and no gradual deployment.
	expect(count("AWS::CloudWatch::Alarm")).toBe(alarms.length - 3);
	expect(count("AWS::CloudWatch::Dashboard")).toBe(1);
	const subscriptions = resources
		.filter(([, { Type }]) => Type === "AWS::SNS::Subscription")
		.map(([, { Properties }]) => Properties?.Protocol);
	// For returned mail; nobody is subscribed.
	expect(subscriptions).toEqual(["lambda"]);
	expect(Object.keys(dev)).toEqual([stackName("dev")]);
});
