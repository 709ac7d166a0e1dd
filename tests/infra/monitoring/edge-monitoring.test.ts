import { App, Stack } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { inStandbyRegion } from "#infra/config.ts";
import { PageLog } from "#infra/monitoring/page-log.ts";
import { appOf, type Resource, templatesOf } from "#tests/infra/fixtures.ts";
import { alarms, full, nameOf, stage, templates } from "./full-alarms.ts";

test("the alarm on missing pages requests the home page itself, so that no scanner can raise it", () => {
	const watch = templates[`${full}-EdgeWatch`];
	const [[id = "", check] = []] = Object.entries(
		watch?.findResources("AWS::Route53::HealthCheck") ?? {},
	);
	expect(check?.Properties.HealthCheckConfig).toMatchObject({
		Type: "HTTPS",
		FullyQualifiedDomainName: stage.domain?.name,
		ResourcePath: "/",
	});
	expect(
		alarms.find((alarm) => nameOf(alarm) === "PagesMissing"),
	).toMatchObject({
		Namespace: "AWS/Route53",
		Dimensions: [
			{ Name: "HealthCheckId", Value: { "Fn::GetAtt": [id, "HealthCheckId"] } },
		],
		Statistic: "Maximum",
		Threshold: 0,
		ComparisonOperator: "LessThanOrEqualToThreshold",
	});
	for (const { MetricName } of alarms)
		expect(MetricName).not.toBe("4xxErrorRate");
});

test("a standby leaves the check of the name to its original", () => {
	const standby = inStandbyRegion(stage);
	for (const template of Object.values(templatesOf(standby))) {
		template.resourceCountIs("AWS::Route53::HealthCheck", 0);
	}
});

test("the budget sends mail at 80 and 100 percent", () => {
	templates[`${full}-EdgeWatch`]?.hasResourceProperties(
		"AWS::Budgets::Budget",
		{
			Budget: {
				BudgetLimit: { Amount: stage.budgetUsd, Unit: "USD" },
				TimeUnit: "MONTHLY",
			},
			NotificationsWithSubscribers: [80, 100].map((percent) =>
				Match.objectLike({
					Notification: { NotificationType: "ACTUAL", Threshold: percent },
					Subscribers: [
						{ SubscriptionType: "EMAIL", Address: stage.alarmAddress },
					],
				}),
			),
		},
	);
});

test("the pages' access log records the request and its result, and nothing about the visitor", () => {
	const watch = templates[`${full}-EdgeWatch`];
	watch?.hasResourceProperties("AWS::Logs::DeliverySource", {
		LogType: "ACCESS_LOGS",
	});
	const [delivery] = Object.values(
		watch?.findResources("AWS::Logs::Delivery") ?? {},
	);
	const fields: string[] = delivery?.Properties.RecordFields;
	expect(fields).toContain("sc-status");
	for (const field of fields) {
		expect(field).not.toMatch(
			/^c-|x-forwarded|user-agent|cookie|referer|query/i,
		);
	}
	const questions = Object.values(
		watch?.findResources("AWS::Logs::QueryDefinition") ?? {},
	).map(({ Properties }) => Properties.QueryString as string);
	expect(questions).toHaveLength(3);
	// Each query uses only existing fields.
	for (const [, field = ""] of questions.join().matchAll(/`([^`]+)`/g)) {
		expect(fields).toContain(field);
	}
});

test("the access log's delivery has a name that CloudWatch accepts, however long the company's is", () => {
	const namesIn = (stackName: string) => {
		const stack = new Stack(new App(), stackName);
		new PageLog(stack, "PageLog", { distributionId: "E1", logDays: 30 });
		const { Resources } = Template.fromStack(stack).toJSON();
		return Object.values<Resource>(Resources).flatMap(({ Properties }) =>
			typeof Properties?.Name === "string" && !Properties.QueryString
				? [Properties.Name]
				: [],
		);
	};
	expect(namesIn("Mallee-Prod-EdgeWatch")).toEqual(
		Array(2).fill("Mallee-Prod-EdgeWatch-pages"),
	);
	const [source = "", destination] = namesIn(
		`${"A".repeat(40)}-Prod-EdgeWatch`,
	);
	expect(source).toMatch(/^\w{20,60}$/);
	expect(destination).toBe(source);
});

test("alarms on CloudFront are in us-east-1, wherever the site is", () => {
	const { stacks } = appOf(stage).synth();
	const regionsOf = (metric: string) =>
		stacks
			.filter(({ template }) => JSON.stringify(template).includes(metric))
			.map(({ environment, template }) =>
				Object.values<Resource>(template.Resources).some(
					({ Type, Properties }) =>
						Type === "AWS::CloudWatch::Alarm" &&
						Properties?.Namespace === "AWS/CloudFront",
				)
					? environment.region
					: undefined,
			)
			.filter(Boolean);
	expect(regionsOf("5xxErrorRate")).toEqual(["us-east-1"]);
});
