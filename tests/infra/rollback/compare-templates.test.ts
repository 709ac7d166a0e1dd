import { describe, expect, test } from "vitest";
import { compareTemplates } from "#infra/rollback/compare-templates.ts";
import { statefulTypes } from "#infra/rollback/stateful.ts";
import { fullStage, resourcesOf, templatesOf } from "#tests/infra/fixtures.ts";
import { makeTable } from "./make-table.ts";

const site = (Resources: Record<string, { Type: string }>) => ({
	Site: { Resources },
});

describe("comparing templates", () => {
	test("changes that lose no state are counted and allowed", () => {
		const from = site({
			Messages: makeTable(),
			Fn: { Type: "AWS::Lambda::Function" },
			Alarm: { Type: "AWS::CloudWatch::Alarm" },
		});
		const to = site({
			Messages: makeTable(),
			Fn: {
				Type: "AWS::Lambda::Function",
				Properties: { Timeout: 1 },
			} as never,
			Rule: { Type: "AWS::Events::Rule" },
		});
		expect(compareTemplates(from, to)).toEqual({
			refusals: [],
			changes: ["Site: resources to change: 1, to add: 1, to remove: 1"],
		});
	});

	test.each([
		[
			"is gone",
			{},
			"Messages (AWS::DynamoDB::GlobalTable) is missing from the target",
		],
		[
			"has another id",
			{ Messages: makeTable(), Letters: makeTable() },
			"Letters (AWS::DynamoDB::GlobalTable) would be created again, empty",
		],
		[
			"has another key",
			{ Messages: makeTable("reference") },
			"Messages (AWS::DynamoDB::GlobalTable) would be replaced: KeySchema differs",
		],
	])("a table that %s is refused", (_, resources, expected) => {
		const { refusals } = compareTemplates(
			site({ Messages: makeTable() }),
			site(resources),
		);
		expect(refusals).toEqual([`Site: ${expected}`]);
	});

	test("a commit from before the standby is refused: removing the copy of the messages would fail, or lose it", () => {
		const alone = site({ Messages: makeTable("id", "ap-southeast-2") });
		const copied = site({
			Messages: makeTable("id", "us-west-2", "ap-southeast-2"),
		});
		expect(compareTemplates(copied, alone).refusals).toEqual([
			expect.stringMatching(
				/^Site: Messages \(AWS::DynamoDB::GlobalTable\) would lose its copy in us-west-2: /,
			),
		]);
		expect(compareTemplates(alone, copied).refusals).toEqual([]);
	});

	test("a stack missing from the target is left in place, but refused if it holds state", () => {
		const from = {
			...site({}),
			Watch: { Resources: { Messages: makeTable() } },
		};
		expect(compareTemplates(from, site({}))).toEqual({
			refusals: [
				"Watch: Messages (AWS::DynamoDB::GlobalTable) is missing from the target",
			],
			changes: [
				"Site: resources to change: 0, to add: 0, to remove: 0",
				"Watch: stays as it is, because the target does not have it",
			],
		});
	});
});

test.each([
	["AWS::CertificateManager::Certificate", ""],
	["AWS::CloudFront::Distribution", ""],
	["AWS::DynamoDB::GlobalTable", "TableName"],
	["AWS::DynamoDB::Table", "KeySchema"],
	["AWS::S3::Bucket", "BucketName"],
	["AWS::SES::EmailIdentity", "EmailIdentity"],
	["AWS::SNS::Topic", "TopicName"],
	["AWS::SecretsManager::Secret", ""],
])("%s that is missing, or has another %s, is refused", (Type, property) => {
	const withValue = (value: string) =>
		site({ It: { Type, Properties: { [property]: value } } as never });
	const refusals = (to: ReturnType<typeof site>) =>
		compareTemplates(withValue("old"), to).refusals;
	expect(refusals(site({}))).toEqual([
		`Site: It (${Type}) is missing from the target`,
	]);
	expect(refusals(withValue("new"))).toEqual(
		property
			? [`Site: It (${Type}) would be replaced: ${property} differs`]
			: [],
	);
});

test("every retained resource of a stage counts as state", () => {
	const resources = Object.values(templatesOf(fullStage())).flatMap(
		resourcesOf,
	);
	const retained = resources.filter(
		([id, { DeletionPolicy }]) =>
			DeletionPolicy?.startsWith("Retain") && !id.includes("Layer"),
	);
	expect(retained.length).toBeGreaterThan(2);
	for (const [, { Type }] of retained) expect(statefulTypes).toContain(Type);
});
