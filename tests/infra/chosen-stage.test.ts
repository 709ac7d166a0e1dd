import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { chosenStage } from "#infra/chosen-stage.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { fakeAws } from "./fake-aws.ts";

test.each([
	["publish", "infra/publish/main.ts", []],
	["rollback", "infra/rollback/main.ts", ["HEAD"]],
])(
	"npm run %s works on the stage that the shell has exported",
	(_, file, args) => {
		const commands = fakeAws({
			"cloudformation describe-stacks":
				"error: An error occurred (ValidationError): Stack with id Any does not exist",
			"cloudformation get-template":
				"error: An error occurred (ValidationError): Stack with id Any does not exist",
		});
		const { status } = spawnSync("npx", ["tsx", file, ...args], {
			env: { ...process.env, STAGE: "prod" },
		});
		expect(status).toBe(1);
		expect(commands()[0]).toContain(`--stack-name ${stackName("prod")} `);
	},
);

test("npm run rollback works on the stage that --stage names", () => {
	const commands = fakeAws({
		"cloudformation get-template":
			"error: An error occurred (ValidationError): Stack with id Any does not exist",
	});
	const { status } = spawnSync(
		"npx",
		["tsx", "infra/rollback/main.ts", "HEAD", "--stage", "prod"],
		{ env: { ...process.env, STAGE: "dev" } },
	);
	expect(status).toBe(1);
	expect(commands()[0]).toContain(`--stack-name ${stackName("prod")} `);
});

test("an explicit stage overrides the shell's, and dev is the default", () => {
	const before = process.env.STAGE;
	try {
		process.env.STAGE = "prod";
		expect([chosenStage("preview-a"), chosenStage()]).toEqual([
			"preview-a",
			"prod",
		]);
		delete process.env.STAGE;
		expect(chosenStage()).toBe("dev");
	} finally {
		if (before === undefined) delete process.env.STAGE;
		else process.env.STAGE = before;
	}
});
