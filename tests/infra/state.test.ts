import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { stageConfig } from "#infra/config.ts";
import { appOf, resourcesOf, siteTemplateOf } from "./fixtures.ts";

const prod = siteTemplateOf(stageConfig("prod"));
const dev = siteTemplateOf(stageConfig("dev"));

test("what holds state keeps its logical id; a new id would be a new, empty one", () => {
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

test("messages survive prod, and nobody deletes them by mistake", () => {
	prod.hasResource("AWS::DynamoDB::GlobalTable", {
		DeletionPolicy: "Retain",
		UpdateReplacePolicy: "Retain",
		Properties: Match.objectLike({
			Replicas: [
				Match.objectLike({
					DeletionProtectionEnabled: true,
					PointInTimeRecoverySpecification: {
						PointInTimeRecoveryEnabled: true,
					},
				}),
			],
		}),
	});
});

test("dev leaves nothing behind", () => {
	const kept = resourcesOf(dev).filter(
		([, { DeletionPolicy }]) => DeletionPolicy === "Retain",
	);
	// Layers of the CDK's publisher may be in use by a running one.
	expect(kept.map(([id]) => id).filter((id) => !id.includes("Layer"))).toEqual(
		[],
	);
	dev.hasOutput("LeftByDestroy", { Value: "Nothing" });
	dev.resourcePropertiesCountIs(
		"AWS::DynamoDB::GlobalTable",
		{ Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })] },
		0,
	);
});

test("prod says what it leaves behind, and its stacks refuse to be deleted", () => {
	expect(JSON.stringify(prod.findOutputs("LeftByDestroy"))).toContain(
		"DataMessagesCEC34E34",
	);
	for (const stack of appOf(stageConfig("prod")).synth().stacks) {
		expect(stack.terminationProtection).toBe(true);
	}
});

test("messages, counters and feeds expire by themselves", () => {
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

test("every log ends", () => {
	const logs = Object.values(prod.findResources("AWS::Logs::LogGroup"));
	expect(logs).toHaveLength(6);
	for (const { Properties } of logs)
		expect(Properties.RetentionInDays).toBe(90);
});
