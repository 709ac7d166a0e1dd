import { readFileSync } from "node:fs";
import { Match, type Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	fullStage,
	functionsOf,
	siteTemplateOf,
} from "#tests/infra/fixtures.ts";

const prod = siteTemplateOf(exampleStage("prod"));
const full = siteTemplateOf(fullStage());

test("the functions use the newest Node on arm64, with timeouts below the gateway's", () => {
	const functions = functionsOf(prod);
	expect(functions.map(({ name, Handler }) => [name, Handler]).sort()).toEqual([
		["Contact", "index.handler"],
		["ContactBounced", "index.bounced"],
		["ContactResend", "index.resend"],
		["Feeds", "index.handler"],
		["FeedsRefresh", "index.refresh"],
	]);
	for (const { Architectures, name, Runtime, Timeout } of functions) {
		expect(Architectures).toEqual(["arm64"]);
		expect(Runtime).toBe("nodejs24.x");
		expect(Timeout).toBeLessThan(name === "FeedsRefresh" ? 61 : 29);
	}
});

test("continuous integration runs their tests on the same version of Node, from one exact release", () => {
	const [, version] =
		/node-linux-.*@(\d+)\.\d+\.\d+"/.exec(readFileSync(".ci/run", "utf8")) ??
		[];
	const runtimes = functionsOf(prod).map(({ Runtime }) => Runtime);
	expect(new Set(runtimes)).toEqual(new Set([`nodejs${version}.x`]));
});

test("functions that visitors call have reserved concurrency, if the stage sets it", () => {
	const reserved = (template: Template) =>
		Object.fromEntries(
			functionsOf(template).map(({ name, ReservedConcurrentExecutions }) => [
				name,
				ReservedConcurrentExecutions,
			]),
		);
	expect(reserved(prod)).toMatchObject({ Contact: 10, Feeds: 40 });
	expect(reserved(siteTemplateOf(exampleStage("dev")))).toMatchObject({
		Contact: undefined,
		Feeds: undefined,
	});
});

test("tracing is on only if the stage enables it", () => {
	const traced = (template: Template) =>
		functionsOf(template).filter(({ TracingConfig }) => TracingConfig).length;
	expect([traced(prod), traced(full)]).toEqual([0, 5]);
});

test("there are two schedules: messages every minute, feeds as often as they become stale", () => {
	const rates = Object.values(prod.findResources("AWS::Events::Rule")).map(
		({ Properties }) => Properties.ScheduleExpression,
	);
	const freshMinutes = Math.ceil(freshMs / 60_000);
	expect(rates.sort()).toEqual([
		"rate(1 minute)",
		`rate(${freshMinutes} minutes)`,
	]);
});

test("a new version of Contact gets a tenth of its visitors, and is rolled back on its alarm", () => {
	full.hasResourceProperties("AWS::CodeDeploy::DeploymentGroup", {
		DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent5Minutes",
		AutoRollbackConfiguration: {
			Enabled: true,
			Events: Match.arrayWith(["DEPLOYMENT_STOP_ON_ALARM"]),
		},
		AlarmConfiguration: { Enabled: true, Alarms: [Match.anyValue()] },
	});
	full.hasResource("AWS::Lambda::Alias", {
		UpdatePolicy: { CodeDeployLambdaAliasUpdate: Match.anyValue() },
	});
	const [contact] = Object.values(
		full.findResources("AWS::ApiGatewayV2::Integration"),
	)
		.map(({ Properties }) => JSON.stringify(Properties.IntegrationUri))
		.filter((uri) => uri.includes("Contact"));
	expect(contact).toContain("FunctionsContactLive");
	// The deployment group watches that alarm and moves that alias, which the API may call.
	const [[alias, live] = ["", { UpdatePolicy: {} }]] = Object.entries(
		full.findResources("AWS::Lambda::Alias"),
	);
	const [[group, { Properties }] = ["", { Properties: {} }]] = Object.entries(
		full.findResources("AWS::CodeDeploy::DeploymentGroup"),
	);
	expect(live.UpdatePolicy).toEqual({
		CodeDeployLambdaAliasUpdate: {
			ApplicationName: Properties.ApplicationName,
			DeploymentGroupName: { Ref: group },
		},
	});
	const [{ Name }] = Properties.AlarmConfiguration.Alarms;
	expect(full.findResources("AWS::CloudWatch::Alarm")[Name.Ref]).toMatchObject({
		Properties: {
			Threshold: 1,
			Metrics: expect.any(Array),
		},
	});
	expect(Name.Ref).toMatch(/^GradualContactFails/);
	full.hasResourceProperties("AWS::Lambda::Permission", {
		Principal: "apigateway.amazonaws.com",
		FunctionName: { Ref: alias },
	});
	// A stage that does not enable it has none of that.
	prod.resourceCountIs("AWS::CodeDeploy::DeploymentGroup", 0);
	prod.resourceCountIs("AWS::Lambda::Alias", 0);
});
