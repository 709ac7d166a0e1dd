import { Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { stageConfig } from "#infra/config.ts";
import {
	appOf,
	edgeStage,
	fullStage,
	siteTemplateOf,
} from "#tests/infra/fixtures.ts";
import { readableTemplate } from "./readable-template.ts";

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
	[
		"everything in us-east-1",
		edgeStage(),
		["Mallee-Full", "Mallee-Full-GitHub"],
	],
	["a preview", stageConfig("preview-pr-12"), ["Mallee-PreviewPr12"]],
])("%s", async (name, stage, expected) => {
	const app = appOf(stage);
	const checks = new AwsSolutionsChecks(app);
	Validations.of(app).addPlugins(checks);
	// A finding of cdk-nag that nobody has acknowledged makes this throw.
	const { stacks } = app.synth();
	expect(stacks.map(({ stackName }) => stackName).sort()).toEqual(expected);
	// These two are stages above again, under other names and in another place.
	if (name === "a preview" || name === "everything in us-east-1") return;
	for (const { stackName, template } of stacks) {
		await expect(readableTemplate(template)).toMatchFileSnapshot(
			`__snapshots__/${stackName}.txt`,
		);
	}
});

test("a preview is dev again under its own name, without the sender that dev has made known", () => {
	const readable = (name: string) =>
		siteTemplateOf(stageConfig(name)).toJSON() as Parameters<
			typeof readableTemplate
		>[0];
	// The CDK puts the stack's name and a hash of it into some ids.
	const nameless = (text: string) =>
		text
			.replace(/[\w-]*Mallee-?(PreviewP|Dev)[\w-]*/g, "NAME")
			.replaceAll("preview-pr-12", "dev");
	const dev = readable("dev");
	for (const id of Object.keys(dev.Resources)) {
		if (id.startsWith("MailIdentity")) delete dev.Resources[id];
	}
	// Somebody else's identity may be the sender's whole domain, so it may use that one too.
	const preview = readableTemplate(readable("preview-pr-12")).replaceAll(
		/,"[^"]+:identity\/mallee\.example"/g,
		"",
	);
	expect(nameless(preview)).toBe(nameless(readableTemplate(dev)));
});
