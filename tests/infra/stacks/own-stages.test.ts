import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Annotations, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { stackName } from "#infra/stacks/stack-name.ts";
import {
	appOf,
	fullStage,
	resourcesOf,
	templatesOf,
} from "#tests/infra/fixtures.ts";
import { ownStages } from "#tests/infra/own-stages.ts";

const cases = ownStages.map((stage) => [stage.name, stage] as const);

test.each(cases)(
	"%s can be synthesized without a finding, under valid names",
	(_, stage) => {
		const app = appOf(stage);
		Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
		// Throws on any unacknowledged cdk-nag finding.
		const names = app.synth().stacks.map(({ stackName }) => stackName);
		expect(names).toContain(stackName(stage.name));
		for (const name of names) {
			expect(name).toMatch(/^[A-Za-z][A-Za-z0-9-]{0,127}$/);
			expect(name.startsWith(stackName(stage.name))).toBe(true);
		}
		// Besides the stack that is deployed by hand, a stage in CloudFront's region is one stack.
		const deployed = names.filter((name) => !name.endsWith("-GitHub"));
		if (stage.region === "us-east-1") expect(deployed).toHaveLength(1);
	},
);

test("a stage with every option, its domain among them, is synthesized without a warning, except that it has two regions", () => {
	const app = appOf(fullStage(), {}, undefined, false, true);
	// The sample's Privacy Policy names one (check-privacy-policy.ts).
	Annotations.of(app).acknowledgeWarning("privacy:region");
	const { directory } = app.synth();
	const report = readFileSync(
		join(directory, "validation-report.json"),
		"utf8",
	);
	expect(JSON.parse(report).pluginReports).toEqual([]);
});

test.each(cases.filter(([, stage]) => stage.protected))(
	"%s keeps its tables, and its stacks cannot be deleted by mistake",
	(_, stage) => {
		for (const { terminationProtection } of appOf(stage).synth().stacks) {
			expect(terminationProtection).toBe(true);
		}
		const tables = Object.values(templatesOf(stage))
			.flatMap(resourcesOf)
			.filter(([, { Type }]) => Type === "AWS::DynamoDB::GlobalTable");
		expect(tables.length).toBeGreaterThan(0);
		for (const [id, { DeletionPolicy }] of tables) {
			expect([id, DeletionPolicy]).toEqual([id, "RetainExceptOnCreate"]);
		}
	},
);
