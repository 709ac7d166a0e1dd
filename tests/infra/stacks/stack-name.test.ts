import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { stackName } from "#infra/stacks/stack-name.ts";

test.each([
	["prod", "Prod"],
	["prod-standby", "ProdStandby"],
	["preview-topic", "PreviewTopic"],
	["preview-pr-12", "PreviewPr-12"],
])("the stack of %s is called …-%s", (stage, name) => {
	expect(stackName(stage)).toBe(`${companyId}-${name}`);
});

test("no two stages share a stack", () => {
	const stages = [
		...["preview-11", "preview-1-1", "preview-1-1-", "preview--11"],
		...["preview-a1", "preview-a-1", "preview-ab", "preview-a-b"],
		...["dev", "dev-", "dev-1", "dev1"],
	];
	expect(new Set(stages.map(stackName)).size).toBe(stages.length);
});
