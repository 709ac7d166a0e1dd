import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { parseStage } from "#infra/stacks/parse-stage.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	appOf,
	fullStage,
	resourcesOf,
	templatesOf,
} from "#tests/infra/fixtures.ts";

const github = rolesOf(fullStage());

/** Who can assume each role, and what it may do, by the role's id. */
function rolesOf(stage: StageConfig) {
	const template = Object.entries(templatesOf(stage)).find(([name]) =>
		name.endsWith("-GitHub"),
	)?.[1];
	if (!template) throw new Error("The stage has no stack for GitHub");
	const resources = resourcesOf(template);
	const ids = resources
		.filter(([, { Type }]) => Type === "AWS::IAM::Role")
		.map(([id]) => id.slice(0, -8));
	return Object.fromEntries(
		ids.map((id) => {
			const found = resources.filter(([name]) => name.startsWith(id));
			const text = JSON.stringify(found);
			return [
				id,
				{
					subjects: listIn(text, "sub"),
					repositoryIds: listIn(text, "repository_id"),
					refs: listIn(text, "ref"),
					workflows: listIn(text, "job_workflow_ref"),
					actions: [...text.matchAll(/"Action":("[^"]+"|\[[^\]]+\])/g)]
						.map(([, action = ""]) => action.replaceAll('"', ""))
						.sort(),
					text,
				},
			];
		}),
	);
}

/** Returns the values that a role's trust policy requires of a claim. */
function listIn(text: string, claim: string): string[] {
	const [, list = '"none"'] =
		new RegExp(`com:${claim}":(\\[[^\\]]+\\]|"[^"]+")`).exec(text) ?? [];
	return [JSON.parse(list)].flat();
}

test("each role is for one workflow file, on the deployed branch, a tag or a pull request", () => {
	const file = (name: string, ref: string) =>
		`company/site/.github/workflows/${name}.yml@${ref}`;
	const trusts = Object.fromEntries(
		Object.entries(github).map(([id, { refs, workflows }]) => [
			id,
			[refs, workflows],
		]),
	);
	const [main, tags] = ["refs/heads/main", "refs/tags/*"];
	const merge = "refs/pull/*/merge";
	expect(trusts).toEqual({
		DeployRole: [
			[main, tags],
			[file("deploy", main), file("deploy", tags)],
		],
		DiffRole: [[merge], [file("deploy", merge)]],
		// A merged pull request closes with its target branch as its ref (actions/runner#256).
		PreviewRole: [
			[merge, main],
			[file("preview", merge), file("preview", main)],
		],
	});
	// The pattern of one branch matches no other.
	const { name: _, ...full } = fullStage();
	const other = rolesOf(
		parseStage("full", {
			...full,
			github: {
				repository: "a/b",
				repositoryId: 1,
				provider: "create",
				branch: "release",
			},
		}),
	);
	expect(other.DeployRole?.refs).toEqual(["refs/heads/release", "refs/tags/*"]);
});

test("the pipeline excludes the stack that defines its own permissions", () => {
	const names = (isPipeline: boolean) =>
		appOf(fullStage(), {}, undefined, isPipeline)
			.synth()
			.stacks.map(({ stackName }) => stackName.replace(`${companyId}-Full`, ""))
			.sort();
	expect(names(false)).toEqual(["", "-Edge", "-EdgeWatch", "-GitHub"]);
	expect(names(true)).toEqual(["", "-Edge", "-EdgeWatch"]);
	// It is deployed by hand with the operator's own permissions, because no role with a boundary may
	// create it.
	const stack = appOf(fullStage())
		.synth()
		.getStackByName(`${companyId}-Full-GitHub`);
	expect(stack.assumeRoleArn).toBeUndefined();
	expect(stack.cloudFormationExecutionRoleArn).toBeUndefined();
});

test("each role is for one environment of one repository, in both forms of GitHub's subject", () => {
	const both = (rest: string) => [
		`repo:company/site:${rest}`,
		`repo:company@*/site@*:${rest}`,
	];
	expect(
		Object.fromEntries(
			Object.entries(github).map(([id, { subjects }]) => [id, subjects]),
		),
	).toEqual({
		DeployRole: both("environment:full"),
		DiffRole: both("pull_request"),
		PreviewRole: both("environment:preview"),
	});
});

test("whoever registers the repository's name after it was renamed gets no role: its number is another", () => {
	expect(
		Object.values(github).map(({ repositoryIds }) => repositoryIds),
	).toEqual([["123456789"], ["123456789"], ["123456789"]]);
});

test("the role for a pull request's code can read templates of the stage's own stacks, and nothing else", () => {
	expect(github.DiffRole?.actions).toEqual([
		"cloudformation:GetTemplate",
		"sts:AssumeRoleWithWebIdentity",
	]);
	expect(github.DiffRole?.text).toContain(`:stack/${stackName("full")}/*`);
	expect(github.DiffRole?.text).not.toMatch(/lookup-role|ReadOnlyAccess/);
});

test("a deployment assumes exactly the bootstrap roles of the stage's regions, none of which reads data", () => {
	const names = [
		...(github.DeployRole?.text ?? "").matchAll(/role\/cdk-[\w-]+/g),
	]
		.map(([name]) => name)
		.sort();
	expect(names).toEqual([
		"role/cdk-mallee-deploy-role-",
		"role/cdk-mallee-deploy-role-",
		"role/cdk-mallee-file-publishing-role-",
		"role/cdk-mallee-file-publishing-role-",
	]);
	for (const region of ["ap-southeast-2", "us-east-1"]) {
		expect(github.DeployRole?.text).toContain(`-${region}"`);
	}
	expect(github.DeployRole?.text).not.toContain("role-*");
});

test("stages that share an account have separate bootstrap roles", () => {
	const { name: _, bootstrapQualifier: _own, ...full } = fullStage();
	const shared = {
		...full,
		github: {
			repository: "company/site",
			repositoryId: 1,
			provider: "existing",
		},
	};
	expect(() => parseStage("full", shared)).toThrow(
		"bootstrapQualifier: is required if another stage's pipeline is in the same account",
	);
	const own = rolesOf(
		parseStage("full", { ...shared, bootstrapQualifier: "full" }),
	);
	expect(own.DeployRole?.text).toContain("role/cdk-full-deploy-role-");
	expect(own.DeployRole?.text).not.toContain("hnb659fds");
});

test("dev and previews are hidden from search engines, prod is not", () => {
	for (const [name, isHidden] of [
		["dev", true],
		["preview-pr-12", true],
		["prod", false],
	] as const) {
		const texts = Object.values(templatesOf(exampleStage(name)))
			.flatMap(resourcesOf)
			.filter(
				([, { Type }]) => Type === "AWS::CloudFront::ResponseHeadersPolicy",
			)
			.map(([, resource]) => JSON.stringify(resource));
		expect(texts).toHaveLength(2);
		for (const text of texts) {
			expect([name, text.includes('"x-robots-tag"')]).toEqual([name, isHidden]);
		}
	}
});
