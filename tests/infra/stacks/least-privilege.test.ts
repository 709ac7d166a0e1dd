import { expect, test } from "vitest";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	edgeStage,
	fullStage,
	type Resource,
	resourcesOf,
	siteTemplateOf,
	templatesOf,
} from "#tests/infra/fixtures.ts";
import { ownStages } from "#tests/infra/own-stages.ts";

type Statement = {
	Effect: string;
	Action: string | string[];
	NotAction?: unknown;
	Resource?: unknown;
	NotResource?: unknown;
	NotPrincipal?: unknown;
	Principal?: unknown;
};

/** Who may have a wildcard in a stage, which one, and why. Any other fails. */
const reasonsIn = (
	stage: StageConfig,
): [holder: RegExp, wildcard: RegExp, why: string][] => [
	[
		/^CustomCDKBucketDeployment/,
		/^s3:(GetBucket|GetObject|List|Abort|DeleteObject)\*$|\/\*$|^\*$/,
		"The CDK's publisher, which runs during a deployment only",
	],
	[
		/^StaticSiteBuckets(Pages|Assets)Policy/,
		/^s3:(DeleteObject|GetBucket|List)\*$|\/\*$/,
		"Objects of the bucket that the policy is for; the CDK empties it before it is deleted",
	],
	[
		/^(Deploy|Diff)Role/,
		new RegExp(
			`:stack/${stackName(stage.name)}(-Edge|-EdgeWatch|-GitHub)?/\\*$`,
		),
		"Behind its name, a stack's ARN has an id that is new with each stack",
	],
	[
		/^Functions\w+RoleDefaultPolicy/,
		/^\*$/,
		"X-Ray has no resources to name; only a stage that switches tracing on",
	],
];

/** The resources of all stacks of a stage, synthesized once. */
const synthesized = new Map<string, [string, Resource][]>();
function everythingIn(stage: StageConfig): [string, Resource][] {
	const key = JSON.stringify(stage);
	const resources =
		synthesized.get(key) ??
		Object.values(templatesOf(stage)).flatMap(resourcesOf);
	synthesized.set(key, resources);
	return resources;
}

function statementsOf(stage: StageConfig) {
	return everythingIn(stage).flatMap(([id, { Properties }]) =>
		findStatements(Properties).map((statement) => ({ id, statement })),
	);
}

function findStatements(value: unknown): Statement[] {
	if (typeof value !== "object" || value === null) return [];
	if ("Effect" in value && ("Action" in value || "NotAction" in value))
		return [value as Statement];
	return Object.values(value).flatMap(findStatements);
}

/** Returns every text of a value that ends with a wildcard, excluding tokens. */
function wildcardsOf(value: unknown): string[] {
	if (typeof value === "string") return value.includes("*") ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(wildcardsOf);
}

const stages: [string, StageConfig][] = [
	["dev", exampleStage("dev")],
	["prod", exampleStage("prod")],
	["a preview", exampleStage("preview-pr-12")],
	["a stage with everything", fullStage()],
	["everything in us-east-1", edgeStage()],
	...ownStages.map((stage): [string, StageConfig] => [
		`own stage ${stage.name}`,
		stage,
	]),
];

test.each(stages)(
	"%s: no statement allows a wildcard without a reason",
	(name, stage) => {
		const allowed = statementsOf(stage).filter(
			({ statement }) => statement.Effect === "Allow",
		);
		expect(allowed.length).toBeGreaterThan(15);
		const unexplained = allowed.flatMap(({ id, statement }) =>
			[...wildcardsOf(statement.Action), ...wildcardsOf(statement.Resource)]
				.filter(
					(wildcard) =>
						!reasonsIn(stage).some(
							([holder, pattern]) => holder.test(id) && pattern.test(wildcard),
						),
				)
				.map((wildcard) => `${name}: ${id} ${wildcard}`),
		);
		expect(unexplained).toEqual([]);
	},
);

test.each(stages)(
	"%s: no statement uses NotAction, NotResource or NotPrincipal",
	(_, stage) => {
		for (const { id, statement } of statementsOf(stage)) {
			for (const word of ["NotAction", "NotResource", "NotPrincipal"]) {
				expect([id, word in statement]).toEqual([id, false]);
			}
		}
	},
);

test.each(stages)("%s: no two functions share a role", (_, stage) => {
	const roles = everythingIn(stage)
		.filter(([, { Type }]) => Type === "AWS::Lambda::Function")
		.map(([, { Properties }]) => JSON.stringify(Properties?.Role));
	expect(roles.length).toBeGreaterThan(4);
	expect(new Set(roles).size).toBe(roles.length);
});

test.each(["dev", "prod"])(
	"%s: no function has access to an unnamed resource",
	(name) => {
		const wildcards = statementsOf(exampleStage(name))
			.filter(({ id }) => id.startsWith("Functions"))
			.flatMap(({ statement }) => wildcardsOf(statement));
		expect(wildcards).toEqual([]);
	},
);

test("no statement allows every principal", () => {
	for (const { id, statement } of statementsOf(fullStage())) {
		const { Effect, Principal } = statement;
		if (Effect === "Allow" && Principal) {
			expect([id, Principal]).not.toEqual([id, "*"]);
			expect([id, Principal]).not.toEqual([id, { AWS: "*" }]);
		}
	}
});

test("each function has exactly these permissions", () => {
	const policies = siteTemplateOf(exampleStage("prod")).findResources(
		"AWS::IAM::Policy",
	);
	const actions = Object.entries(policies)
		.filter(([id]) => id.startsWith("Functions"))
		.map(([id, { Properties }]) => [
			/^Functions(\w+)RoleDefaultPolicy/.exec(id)?.[1],
			findStatements(Properties)
				.flatMap(({ Action }) => Action)
				.filter((action) => !action.startsWith("logs:"))
				.sort(),
		]);
	expect(Object.fromEntries(actions)).toEqual({
		Contact: [
			"dynamodb:GetItem",
			"dynamodb:PutItem",
			"dynamodb:UpdateItem",
			"dynamodb:UpdateItem",
			"ses:SendEmail",
		],
		ContactBounced: ["dynamodb:UpdateItem"],
		ContactResend: ["dynamodb:Query", "dynamodb:UpdateItem", "ses:SendEmail"],
		Feeds: ["dynamodb:GetItem", "dynamodb:UpdateItem"],
		FeedsRefresh: ["dynamodb:GetItem", "dynamodb:UpdateItem"],
	});
});
