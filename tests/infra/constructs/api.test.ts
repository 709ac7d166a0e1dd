import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { apiPaths } from "#content/routes.ts";
import { stageConfig } from "#infra/config.ts";
import { fullStage, siteTemplateOf } from "#tests/infra/fixtures.ts";

const stage = stageConfig("prod");
const prod = siteTemplateOf(stage);
const full = siteTemplateOf(fullStage());

function functionsOf(template: typeof prod) {
	return Object.entries(template.findResources("AWS::Lambda::Function"))
		.filter(([id]) => id.startsWith("Functions"))
		.map(([id, { Properties }]) => ({
			name: id.slice("Functions".length, -8),
			...Properties,
		}));
}

test("each path has one route for every method, so that a wrong method gets the function's own message", () => {
	const routes = Object.values(
		prod.findResources("AWS::ApiGatewayV2::Route"),
	).map(({ Properties }) => Properties.RouteKey);
	expect(routes.sort()).toEqual(
		Object.values(apiPaths)
			.map((path) => `ANY ${path}`)
			.sort(),
	);
});

test("a flood on one route does not use up the other route's limit", () => {
	const { contact, feeds } = stage.throttle;
	const [[id = "", only]] = Object.entries(
		prod.findResources("AWS::ApiGatewayV2::Stage"),
	) as [[string, { Properties: Record<string, never>; DependsOn: string[] }]];
	const { DefaultRouteSettings, RouteSettings } = only.Properties;
	const limit = (name: "Rate" | "Burst", of: object) =>
		(of as Record<string, number>)[`Throttling${name}Limit`];
	expect([id, RouteSettings]).toEqual([
		id,
		{
			[`ANY ${apiPaths.contact}`]: {
				ThrottlingRateLimit: contact.requestsPerSecond,
				ThrottlingBurstLimit: contact.burst,
			},
			[`ANY ${apiPaths.feeds}`]: {
				ThrottlingRateLimit: feeds.requestsPerSecond,
				ThrottlingBurstLimit: feeds.burst,
			},
		},
	]);
	// The API as a whole allows the sum of its routes; with less, one could use up the other's share.
	for (const name of ["Rate", "Burst"] as const) {
		const routes = Object.values<object>(RouteSettings ?? {});
		expect(limit(name, DefaultRouteSettings ?? {})).toBe(
			routes.reduce((sum, route) => sum + (limit(name, route) ?? 0), 0),
		);
	}
	// API Gateway rejects limits for a route that does not exist yet.
	const routes = Object.keys(prod.findResources("AWS::ApiGatewayV2::Route"));
	expect(routes).toHaveLength(2);
	expect(only.DependsOn).toEqual(expect.arrayContaining(routes));
});

test("the gateway writes one JSON line per request, without the visitor's data", () => {
	prod.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
		StageName: "$default",
		AccessLogSettings: { DestinationArn: Match.anyValue() },
	});
	const [only] = Object.values(prod.findResources("AWS::ApiGatewayV2::Stage"));
	const format = only?.Properties.AccessLogSettings.Format;
	expect(Object.keys(JSON.parse(format))).toContain("requestId");
	expect(format).not.toMatch(/identity|sourceIp|userAgent/);
});

test("CloudFront sends the API a secret that is in no template", () => {
	const [only] = Object.values(
		prod.findResources("AWS::CloudFront::Distribution"),
	);
	const origin = only?.Properties.DistributionConfig.Origins.find(
		(each: object) => "CustomOriginConfig" in each,
	);
	expect(origin.OriginCustomHeaders[0].HeaderName).toBe("x-origin-verify");
	const sent = JSON.stringify(origin.OriginCustomHeaders[0].HeaderValue);
	expect(sent).toContain("{{resolve:secretsmanager:");
	const contact = functionsOf(prod).find(({ name }) => name === "Contact");
	expect(JSON.stringify(contact?.Environment.Variables.ORIGIN_SECRET)).toBe(
		sent,
	);
	prod.allResourcesProperties("AWS::SecretsManager::Secret", {
		GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
		SecretString: Match.absent(),
	});
});

test("during a rotation the API accepts both secrets, and CloudFront switches after it", () => {
	const contact = functionsOf(full).find(({ name }) => name === "Contact");
	const accepted = JSON.stringify(contact?.Environment.Variables.ORIGIN_SECRET);
	expect(accepted.match(/resolve:secretsmanager/g)).toHaveLength(2);
	const [only] = Object.values(
		full.findResources("AWS::CloudFront::Distribution"),
	);
	expect(only?.DependsOn.join()).toMatch(/FunctionsContact[A-F0-9]{8}/);
});

test("CloudFront caches what the API allows, one entry per feed and category", () => {
	prod.hasResourceProperties("AWS::CloudFront::CachePolicy", {
		CachePolicyConfig: {
			MinTTL: 0,
			DefaultTTL: 0,
			ParametersInCacheKeyAndForwardedToOrigin: {
				QueryStringsConfig: {
					QueryStringBehavior: "whitelist",
					QueryStrings: ["feed", "category"],
				},
				HeadersConfig: { HeaderBehavior: "none" },
				CookiesConfig: { CookieBehavior: "none" },
			},
		},
	});
});

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

test("functions that visitors call have reserved concurrency, if the stage sets it", () => {
	const reserved = (template: typeof prod) =>
		Object.fromEntries(
			functionsOf(template).map(({ name, ReservedConcurrentExecutions }) => [
				name,
				ReservedConcurrentExecutions,
			]),
		);
	expect(reserved(prod)).toMatchObject({ Contact: 10, Feeds: 20 });
	expect(reserved(siteTemplateOf(stageConfig("dev")))).toMatchObject({
		Contact: undefined,
		Feeds: undefined,
	});
});

test("tracing is on only if the stage enables it", () => {
	const traced = (template: typeof prod) =>
		functionsOf(template).filter(({ TracingConfig }) => TracingConfig).length;
	expect([traced(prod), traced(full)]).toEqual([0, 5]);
});

test("there are two schedules: messages every minute, feeds as often as they become stale", () => {
	const rates = Object.values(prod.findResources("AWS::Events::Rule")).map(
		({ Properties }) => Properties.ScheduleExpression,
	);
	expect(rates.sort()).toEqual(["rate(1 minute)", "rate(4 minutes)"]);
});

test("mail is sent over TLS, only from the stage's sender, and bounces are reported", () => {
	prod.hasResourceProperties("AWS::SES::ConfigurationSet", {
		DeliveryOptions: { TlsPolicy: "REQUIRE" },
		ReputationOptions: { ReputationMetricsEnabled: true },
	});
	prod.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
		EventDestination: {
			MatchingEventTypes: ["bounce", "complaint", "reject"],
			SnsDestination: Match.anyValue(),
		},
	});
	prod.hasResourceProperties("AWS::IAM::Policy", {
		PolicyDocument: {
			Statement: Match.arrayWith([
				Match.objectLike({
					Action: "ses:SendEmail",
					Condition: {
						StringEquals: { "ses:FromAddress": stage.mail.from },
					},
				}),
			]),
		},
	});
});

test("SES never silently drops mail to our reader, however often it has bounced", () => {
	// Without the empty list, the account's own suppression list applies.
	prod.hasResourceProperties("AWS::SES::ConfigurationSet", {
		SuppressionOptions: { SuppressedReasons: [] },
	});
});

test("returned mail invokes a function, alarms on the same topic do not", () => {
	prod.hasResourceProperties("AWS::SNS::Subscription", {
		Protocol: "lambda",
		Endpoint: {
			"Fn::GetAtt": [
				Match.stringLikeRegexp("^FunctionsContactBounced[A-F0-9]{8}$"),
				"Arn",
			],
		},
		FilterPolicyScope: "MessageBody",
		FilterPolicy: { eventType: ["Bounce", "Complaint", "Reject"] },
	});
	prod.hasResourceProperties("AWS::Lambda::Permission", {
		FunctionName: {
			"Fn::GetAtt": [
				Match.stringLikeRegexp("^FunctionsContactBounced[A-F0-9]{8}$"),
				"Arn",
			],
		},
		Principal: "sns.amazonaws.com",
		SourceArn: Match.anyValue(),
	});
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

test("a sender in the stage's own zone is verified with DKIM and SPF records", () => {
	full.hasResourceProperties("AWS::SES::EmailIdentity", {
		EmailIdentity: "company.example",
		MailFromAttributes: { MailFromDomain: "bounce.company.example" },
	});
	const types = Object.values(
		full.findResources("AWS::Route53::RecordSet"),
	).map(({ Properties }) => Properties.Type);
	expect(types.filter((type) => type === "CNAME")).toHaveLength(3);
	expect(types).toEqual(expect.arrayContaining(["MX", "TXT"]));
	full.hasResourceProperties("AWS::Route53::RecordSet", {
		Name: "_dmarc.company.example.",
		Type: "TXT",
		ResourceRecords: [
			'"v=DMARC1; p=quarantine; rua=mailto:operations@company.example"',
		],
	});
});
