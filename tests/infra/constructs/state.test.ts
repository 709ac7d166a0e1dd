import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	appOf,
	fullStage,
	resourcesOf,
	siteTemplateOf,
} from "#tests/infra/fixtures.ts";

const prod = siteTemplateOf(exampleStage("prod"));
const dev = siteTemplateOf(exampleStage("dev"));

test("stateful resources keep their logical ids; a new id would create a new, empty resource", () => {
	const ids = (type: string) => Object.keys(prod.findResources(type)).sort();
	expect(ids("AWS::DynamoDB::GlobalTable")).toEqual([
		"DataFeedCacheA88E66CA",
		"DataMessagesCEC34E34",
		"DataRateLimitsB3E4B03B",
	]);
	expect(ids("AWS::S3::Bucket")).toEqual([
		"StaticSiteBucketsAssets7560F6BC",
		"StaticSiteBucketsPagesC2E99FC2",
	]);
	expect(ids("AWS::SecretsManager::Secret")).toEqual([
		"FunctionsRateLimitKeyAF1DBA56",
		"OriginSecretValue1E63E69FE",
	]);
	expect(ids("AWS::CloudFront::Distribution")).toEqual([
		"StaticSiteDistribution90D303F1",
	]);
	expect(ids("AWS::SES::EmailIdentity")).toEqual(["MailIdentity4EC7C521"]);
});

test("every table of prod is retained, can be restored, and is protected from deletion", () => {
	const tables = Object.values(
		prod.findResources("AWS::DynamoDB::GlobalTable"),
	);
	expect(tables).toHaveLength(3);
	for (const table of tables) {
		expect(table).toMatchObject({
			DeletionPolicy: "RetainExceptOnCreate",
			UpdateReplacePolicy: "Retain",
		});
		expect(table.Properties.Replicas[0]).toMatchObject({
			DeletionProtectionEnabled: true,
			PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
		});
	}
});

test("a first deployment that fails leaves no table behind, because none is protected yet", () => {
	const first = siteTemplateOf(exampleStage("prod"), {
		id: "unknown-account",
		isFirstDeployment: true,
	});
	const tables = Object.values(
		first.findResources("AWS::DynamoDB::GlobalTable"),
	);
	expect(tables).toHaveLength(3);
	for (const table of tables) {
		expect(table.DeletionPolicy).toBe("RetainExceptOnCreate");
		expect(table.Properties.Replicas[0].DeletionProtectionEnabled).toBe(false);
	}
});

test("messages can be restored for 35 days, hashed addresses for one", () => {
	const days = Object.entries(
		prod.findResources("AWS::DynamoDB::GlobalTable"),
	).map(([id, { Properties }]) => [
		id.slice(4, -8),
		Properties.Replicas[0].PointInTimeRecoverySpecification
			.RecoveryPeriodInDays,
	]);
	expect(Object.fromEntries(days)).toEqual({
		Messages: 35,
		RateLimits: 1,
		FeedCache: 1,
	});
});

test("dev leaves nothing behind except what DynamoDB and the CDK retain themselves, and says so", () => {
	const retained = resourcesOf(dev).filter(([, { DeletionPolicy }]) =>
		DeletionPolicy?.startsWith("Retain"),
	);
	// Layers of the CDK's publisher may still be in use.
	expect(
		retained.map(([id]) => id).filter((id) => !id.includes("Layer")),
	).toEqual([]);
	const left = JSON.stringify(dev.findOutputs("LeftByDestroy"));
	expect(left).toContain(
		"A system backup of each table, made by DynamoDB and kept for 35 days",
	);
	for (const id of Object.keys(
		dev.findResources("AWS::DynamoDB::GlobalTable"),
	)) {
		expect(left).toContain(id);
	}
	expect(left).toContain("log groups of the CDK's own helpers");
	dev.resourcePropertiesCountIs(
		"AWS::DynamoDB::GlobalTable",
		{ Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })] },
		0,
	);
});

test("prod says what it leaves behind, and its stacks have termination protection", () => {
	const left = JSON.stringify(prod.findOutputs("LeftByDestroy"));
	for (const [id, { DeletionPolicy }] of resourcesOf(prod)) {
		if (DeletionPolicy?.startsWith("Retain") && !id.includes("Layer")) {
			expect(left).toContain(id);
		}
	}
	for (const stack of appOf(exampleStage("prod")).synth().stacks) {
		expect(stack.terminationProtection).toBe(true);
	}
});

test("after a failed first deployment the CDK can delete what is left of each stack; the next deployment protects them", () => {
	const protections = (isFirstDeployment: boolean) => {
		const account = { id: "123456789012", isFirstDeployment };
		const { stacks } = appOf(fullStage(), {}, account).synth();
		return stacks.map(({ terminationProtection }) => terminationProtection);
	};
	expect(new Set(protections(true))).toEqual(new Set([false]));
	expect(new Set(protections(false))).toEqual(new Set([true]));
});

test("messages, counters and feeds have an expiry time", () => {
	prod.allResourcesProperties("AWS::DynamoDB::GlobalTable", {
		BillingMode: "PAY_PER_REQUEST",
		TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
	});
});

test("the tables have the keys that the functions use", () => {
	const keys = Object.entries(
		prod.findResources("AWS::DynamoDB::GlobalTable"),
	).map(([id, { Properties }]) => [
		id.slice(4, -8),
		Properties.KeySchema[0].AttributeName,
		Properties.GlobalSecondaryIndexes?.[0].KeySchema.map(
			({ AttributeName }: { AttributeName: string }) => AttributeName,
		),
	]);
	expect(keys.sort()).toEqual([
		["FeedCache", "url", undefined],
		["Messages", "id", ["state", "nextAttemptAt"]],
		["RateLimits", "key", undefined],
	]);
});

test("every log group has a retention period", () => {
	const logs = Object.values(prod.findResources("AWS::Logs::LogGroup"));
	expect(logs).toHaveLength(7);
	for (const { Properties } of logs)
		expect(Properties.RetentionInDays).toBe(90);
});

test("a new number creates a new key for the rate limit, and deletes the old one", () => {
	const keysOf = (rateLimitKey: number | undefined) =>
		Object.keys(
			siteTemplateOf({ ...exampleStage("dev"), rateLimitKey }).findResources(
				"AWS::SecretsManager::Secret",
			),
		).filter((id) => id.includes("RateLimitKey"));
	const [first] = keysOf(undefined);
	expect(keysOf(1)).toEqual([first]);
	const [second, ...others] = keysOf(2);
	expect(second).not.toBe(first);
	expect(others).toEqual([]);
});
