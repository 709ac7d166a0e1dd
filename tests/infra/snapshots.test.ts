import { Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { stageConfig } from "#infra/config.ts";
import { appOf, fullStage } from "./fixtures.ts";

const hashOfAnAsset = /[a-f0-9]{64}/g;
const masked = (template: unknown) =>
	JSON.parse(
		JSON.stringify(template)
			.replace(hashOfAnAsset, "HASH")
			// The edge function has tests of its own.
			.replace(/"FunctionCode":"(?:[^"\\]|\\.)*"/, '"FunctionCode":"SOURCE"'),
	);

test.each([
	["dev", stageConfig("dev"), ["Mallee-Dev"]],
	["prod", stageConfig("prod"), ["Mallee-Prod", "Mallee-Prod-EdgeWatch"]],
	[
		"a stage with everything",
		fullStage(),
		[
			"Mallee-Full",
			"Mallee-Full-Edge",
			"Mallee-Full-EdgeWatch",
			"Mallee-Full-GitHub",
		],
	],
	["a preview", stageConfig("preview-pr-12"), ["Mallee-PreviewPr12"]],
])("%s", (name, stage, expected) => {
	const app = appOf(stage);
	const checks = new AwsSolutionsChecks(app);
	Validations.of(app).addPlugins(checks);
	// A finding of cdk-nag that nobody has acknowledged makes this throw.
	const { stacks } = app.synth();
	expect(stacks.map(({ stackName }) => stackName).sort()).toEqual(expected);
	// A preview is dev again; its names are all that differs.
	if (name === "a preview") return;
	for (const { stackName, template } of stacks) {
		expect(masked(template)).toMatchSnapshot(stackName);
	}
});
