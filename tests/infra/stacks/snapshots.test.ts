import { Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	appOf,
	edgeStage,
	fullStage,
	siteTemplateOf,
} from "#tests/infra/fixtures.ts";
import { readableTemplate } from "./readable-template.ts";
import { withoutNames } from "./without-names.ts";

test.each([
	["dev", exampleStage("dev"), [""]],
	["prod", exampleStage("prod"), ["", "-EdgeWatch"]],
	[
		"a stage with everything",
		fullStage(),
		["", "-Edge", "-EdgeWatch", "-GitHub"],
	],
	["everything in us-east-1", edgeStage(), ["", "-GitHub"]],
	["a preview", exampleStage("preview-pr-12"), [""]],
])("%s", async (name, stage, expected) => {
	const app = appOf(stage);
	const checks = new AwsSolutionsChecks(app);
	Validations.of(app).addPlugins(checks);
	// Throws on any unacknowledged cdk-nag finding.
	const { stacks } = app.synth();
	expect(stacks.map((stack) => stack.stackName).sort()).toEqual(
		expected.map((suffix) => stackName(stage.name) + suffix),
	);
	// These two are stages above under other names and in another region.
	if (name === "a preview" || name === "everything in us-east-1") return;
	for (const { stackName, template } of stacks) {
		const file = stackName.slice(companyId.length + 1);
		await expect(withoutNames(readableTemplate(template))).toMatchFileSnapshot(
			`__snapshots__/${file}.txt`,
		);
	}
});

test("a preview is dev under its own name, without the sender identity that dev has already created", () => {
	const readable = (name: string) =>
		siteTemplateOf(exampleStage(name)).toJSON() as Parameters<
			typeof readableTemplate
		>[0];
	// The CDK includes the stack's name and a hash of it in some ids.
	const nameless = (text: string) =>
		withoutNames(text)
			.replace(/[\w-]*Company-?(PreviewP|Dev)[\w-]*/g, "NAME")
			.replaceAll("preview-pr-12", "dev");
	const dev = readable("dev");
	for (const id of Object.keys(dev.Resources)) {
		if (id.startsWith("MailIdentity")) delete dev.Resources[id];
	}
	// An identity created elsewhere may be the sender's whole domain, so this may use that one too.
	const preview = readableTemplate(readable("preview-pr-12")).replaceAll(
		/,"[^"]+:identity\/[^"@]+"/g,
		"",
	);
	expect(nameless(preview)).toBe(nameless(readableTemplate(dev)));
});
