import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { apiPaths } from "#content/routes.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	fullStage,
	functionsOf,
	siteTemplateOf,
} from "#tests/infra/fixtures.ts";
import { ownStages } from "#tests/infra/own-stages.ts";

const stage = exampleStage("prod");
const prod = siteTemplateOf(stage);
const full = siteTemplateOf(fullStage());

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

test.each([
	...ownStages.map((each) => [each.name, siteTemplateOf(each)] as const),
	[stage.name, prod] as const,
	["full", full] as const,
])(
	"in %s, the gateway lets no more requests through at once than a function with a limit has instances",
	(_, template) => {
		const [{ Properties } = { Properties: {} }] = Object.values(
			template.findResources("AWS::ApiGatewayV2::Stage"),
		);
		const instancesOf = Object.fromEntries(
			functionsOf(template).map(({ name, ReservedConcurrentExecutions }) => [
				name,
				ReservedConcurrentExecutions ?? Number.POSITIVE_INFINITY,
			]),
		);
		const burstOf = (path: string) =>
			Properties.RouteSettings[`ANY ${path}`].ThrottlingBurstLimit;
		expect(burstOf(apiPaths.contact)).toBeLessThanOrEqual(instancesOf.Contact);
		expect(burstOf(apiPaths.feeds)).toBeLessThanOrEqual(instancesOf.Feeds);
	},
);

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
