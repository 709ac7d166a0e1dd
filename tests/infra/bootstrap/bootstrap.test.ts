import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { boundTemplate } from "#infra/bootstrap/bound-template.ts";
import { boundaryDocument } from "#infra/bootstrap/boundary.ts";
import { ownerOf, requireShortNames } from "#infra/bootstrap/owner.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { fullStage, resourcesOf, templatesOf } from "#tests/infra/fixtures.ts";
import { account, refusalsOf } from "./evaluate.ts";

const dev = ownerOf({ ...exampleStage("dev"), bootstrapQualifier: "dev" });
const document = boundaryDocument(dev);
const tagged = (stage: string) => ({ "aws:ResourceTag/stage": stage });

/**
 * Requests that must not affect another stage, by the resource affected; <Stack> and <stack> stand
 * for its names.
 */
const requests: [action: string, resource: string][] = [
	[
		"cloudformation:CreateChangeSet",
		"cloudformation:us-east-1:A:stack/<Stack>/x",
	],
	[
		"cloudformation:ExecuteChangeSet",
		"cloudformation:us-east-1:A:stack/<Stack>-Edge/x",
	],
	[
		"cloudformation:DeleteStack",
		"cloudformation:ap-southeast-2:A:stack/<Stack>/x",
	],
	[
		"cloudformation:UpdateTerminationProtection",
		"cloudformation:us-east-1:A:stack/<Stack>/x",
	],
	["s3:PutObject", "s3:::<stack>-staticsitebucketspages0-x/index.html"],
	["s3:DeleteBucket", "s3:::<stack>-staticsitebucketspages0-x"],
	["dynamodb:Scan", "dynamodb:us-east-1:A:table/<Stack>-DataMessages-X"],
	["dynamodb:DeleteItem", "dynamodb:us-east-1:A:table/<Stack>-DataMessages-X"],
	[
		"dynamodb:ExportTableToPointInTime",
		"dynamodb:us-east-1:A:table/<Stack>-DataMessages-X",
	],
	[
		"dynamodb:DeleteTable",
		"dynamodb:ap-southeast-2:A:table/<Stack>-DataMessages-X",
	],
	[
		"lambda:UpdateFunctionCode",
		"lambda:ap-southeast-2:A:function:<Stack>-CustomS3AutoDeleteObjects-X",
	],
	[
		"lambda:InvokeFunction",
		"lambda:us-east-1:A:function:<Stack>-CustomS3AutoDeleteObjects-X",
	],
	[
		"lambda:AddPermission",
		"lambda:us-east-1:A:function:<Stack>-FunctionsContact-X:live",
	],
	["iam:PutRolePolicy", "iam::A:role/<Stack>-FunctionsContact-X"],
	["iam:UpdateAssumeRolePolicy", "iam::A:role/<Stack>-FunctionsContact-X"],
	["iam:PassRole", "iam::A:role/<Stack>-FunctionsContact-X"],
];
const requestOn = (
	[action, resource]: (typeof requests)[number],
	stack: string,
) => ({
	action,
	resource: `arn:aws:${resource
		.replace(":A:", `:${account}:`)
		.replace("<Stack>", stack)
		.replace("<stack>", stack.toLowerCase())}`,
});

test.each(requests)(
	"dev may not %s on %s of prod, nor of a stage whose name starts with dev's",
	(...request) => {
		for (const stack of [
			`${companyId}-Prod`,
			`${companyId}-Develop`,
			"Other-Dev",
		]) {
			expect([
				stack,
				refusalsOf(document, requestOn(request, stack), "dev"),
			]).toEqual([stack, [expect.stringMatching(/^Other|^Pass/)]]);
		}
	},
);

test.each(requests)(
	"dev may %s on %s of its own, and of a preview",
	(...request) => {
		for (const stack of [`${companyId}-Dev`, `${companyId}-PreviewPr-12`]) {
			expect(refusalsOf(document, requestOn(request, stack), "dev")).toEqual(
				[],
			);
		}
	},
);

test("a resource named by an id is recognized as another stage's by its tag", () => {
	const request = (stage: string) => ({
		action: "cloudfront:UpdateDistribution",
		resource: `arn:aws:cloudfront::${account}:distribution/E1`,
		context: tagged(stage),
	});
	expect(refusalsOf(document, request("prod"), "dev")).toEqual([
		"OtherStagesByTag",
	]);
	expect(refusalsOf(document, request("dev"), "dev")).toEqual([]);
	expect(refusalsOf(document, request("preview-pr-1"), "dev")).toEqual([]);
	// A resource that is being created has no tag yet.
	expect(
		refusalsOf(
			document,
			{
				...request("dev"),
				action: "cloudfront:CreateDistribution",
				context: {},
			},
			"dev",
		),
	).toEqual([]);
});

test("a deployment may ask for DynamoDB's limits, which adding a replica does", () => {
	const request = { action: "dynamodb:DescribeLimits", resource: "*" };
	expect(refusalsOf(document, request, "dev")).toEqual([]);
});

test("the boundary meets IAM's limits: its size, and unique statement names", () => {
	expect(JSON.stringify(document).length).toBeLessThan(6_144);
	const names = document.Statement.map(({ Sid }) => Sid);
	expect(new Set(names).size).toBe(names.length);
});

test("both roles of the CDK's current template have the boundary, and nothing else in it is changed", () => {
	const { stdout } = spawnSync(
		"npx",
		["cdk", "bootstrap", "--show-template", "--json"],
		{ encoding: "utf8", maxBuffer: 1e7 },
	);
	const own = JSON.parse(stdout);
	const bound = boundTemplate(own, dev);
	const { StageBoundary, ...resources } = bound.Resources;
	expect(StageBoundary.Properties.PolicyDocument).toEqual(document);
	for (const id of [
		"CloudFormationExecutionRole",
		"DeploymentActionRole",
	] as const) {
		expect(resources[id].Properties).toEqual({
			...own.Resources[id].Properties,
			PermissionsBoundary: { Ref: "StageBoundary" },
		});
		resources[id] = own.Resources[id];
	}
	expect({ ...bound, Resources: resources }).toEqual(own);
	expect(() => boundTemplate({ Resources: {} }, dev)).toThrow();
	// Only the document may change later: CloudFormation cannot replace a policy whose name is fixed.
	const withStandby = { ...dev, stages: [...dev.stages, "dev-standby"] };
	const changed = boundTemplate(own, withStandby).Resources.StageBoundary;
	const { PolicyDocument, ...rest } = changed.Properties;
	expect(StageBoundary.Properties).toEqual({
		...rest,
		PolicyDocument: expect.not.objectContaining(PolicyDocument),
	});
});

test("every role of a stage with its own bootstrap has its boundary, and roles of other stages have none", () => {
	const boundariesOf = (qualifier: string | undefined) =>
		Object.entries(
			templatesOf({ ...fullStage(), bootstrapQualifier: qualifier }),
		)
			.filter(([name]) => !name.endsWith("-GitHub"))
			.flatMap(([, template]) => resourcesOf(template))
			.filter(([, { Type }]) => Type === "AWS::IAM::Role")
			.map(([, { Properties }]) =>
				JSON.stringify(Properties?.PermissionsBoundary ?? null),
			);
	const bound = boundariesOf("full");
	expect(bound.length).toBeGreaterThan(7);
	for (const each of bound)
		expect(each).toContain("policy/cdk-full-permissions-boundary-");
	expect(new Set(boundariesOf(undefined))).toEqual(new Set(["null"]));
});

test.each([
	["dev-standby", "dev"],
	["preview-7", "dev"],
	["preview-7-standby", "dev"],
	["prod-standby", "prod"],
])(
	"the bootstrap of %s covers %s and all its copies, as the same roles deploy them",
	(copy, name) => {
		const own = { ...exampleStage(name), bootstrapQualifier: "own" };
		expect(ownerOf({ ...own, name: copy })).toEqual(ownerOf(own));
	},
);

test("only a stage with a standby region has names for a standby, which are longer", () => {
	const { standbyRegion: _, ...prod } = exampleStage("prod");
	const own = { ...prod, bootstrapQualifier: "own" };
	expect(ownerOf(own).stages).toEqual(["prod"]);
	expect(ownerOf({ ...own, standbyRegion: "us-west-2" }).stages).toEqual([
		"prod",
		"prod-standby",
	]);
});

test("a stage without its own bootstrap is rejected", () => {
	expect(() => ownerOf(exampleStage("prod"))).toThrow(
		'Stage "prod" has no bootstrapQualifier in infra/config.ts',
	);
});

test("stacks whose resources would get shortened names, which the roles cannot reach, are rejected", () => {
	const owner = { ...dev, stages: ["dev"] };
	const stacksOf = (id: string) => [
		`${id}-Dev`,
		`${id}-Preview*`,
		`${id}-DevStandby`,
	];
	expect(() =>
		requireShortNames({ ...owner, stacks: stacksOf("A".repeat(13)) }),
	).not.toThrow();
	expect(() =>
		requireShortNames({ ...owner, stacks: stacksOf("A".repeat(14)) }),
	).toThrow(/^The stack names A{14}-DevStandby have .* id in content\/site.ts/);
});
