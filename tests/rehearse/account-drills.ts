import { deepEqual, ok } from "node:assert/strict";
import { companyId } from "#content/company-id.ts";
import type { Call } from "./local-aws.ts";
import {
	cdkDeploy,
	deployBuilt,
	filesOf,
	isBuilt,
	objectsIn,
	type Stage,
	stack,
} from "./stage.ts";

// Everything around the site in the account: secrets, drift, another region, the bootstrap, and
// deletion.

export function changeSecret({ aws, workspace }: Stage): string[] {
	const config = "infra/config.ts";
	const secrets = (calls: Call[], action: string) =>
		calls.filter(
			(call) =>
				call.kind === "resource" &&
				call.type === "AWS::SecretsManager::Secret" &&
				call.action === action,
		).length;
	// With the next stage's name, as both have the same secret.
	const devs = (secret: string) => `originSecret: ${secret},\n\t},\n\tprod:`;
	const [old, both, next] = [
		devs("{ current: 1 }"),
		devs("{ current: 2, previous: 1 }"),
		devs("{ current: 2 }"),
	] as const;
	workspace.edit(config, old, both);
	cdkDeploy(workspace, ...isBuilt);
	let calls = aws.newCalls();
	deepEqual([secrets(calls, "create"), secrets(calls, "delete")], [1, 0]);
	workspace.edit(config, both, next);
	cdkDeploy(workspace, ...isBuilt);
	calls = aws.newCalls();
	deepEqual([secrets(calls, "create"), secrets(calls, "delete")], [0, 1]);
	return [];
}

export function revertDrift({ aws, workspace }: Stage): string[] {
	const output = cdkDeploy(workspace, "--revert-drift", ...isBuilt);
	aws.newCalls();
	// The local AWS does not simulate drift, so its correction cannot be observed here.
	return [/no changes|✅/.exec(output)?.[0] ?? output.slice(-200)];
}

export function standBy({ aws, workspace }: Stage): string[] {
	const own = 'region: "us-east-1",';
	workspace.edit(
		"infra/config.ts",
		own,
		`${own}\n\t\tstandbyRegion: "us-west-2",`,
	);
	const name = "dev-standby";
	workspace.run("env", `STAGE=${name}`, "npx", "cdk", "bootstrap", ...isBuilt);
	deployBuilt(workspace, name);
	aws.newCalls();
	deepEqual(
		objectsIn(workspace, `${companyId}-DevStandby`, "us-west-2"),
		filesOf(workspace),
	);
	const destroy = ["cdk", "destroy", "--all", "--force", ...isBuilt];
	workspace.run("env", `STAGE=${name}`, "npx", ...destroy);
	return [];
}

export function destroy({ workspace }: Stage): string[] {
	workspace.run("npx", "cdk", "destroy", "--all", "--force", ...isBuilt);
	const buckets = workspace.run("aws", "s3", "ls").trim().split("\n");
	ok(buckets.length > 0);
	for (const bucket of buckets) ok(bucket.includes("cdk-hnb659fds-assets"));
	return [];
}

export function boundBootstrap({ aws, workspace }: Stage): string[] {
	workspace.edit(
		"infra/config.ts",
		'region: "us-east-1",',
		'region: "us-east-1",\n\t\tbootstrapQualifier: "own",',
	);
	workspace.run("npm", "run", "bootstrap", "--", "--stage", "dev");
	const template = (name: string) =>
		workspace.run(
			"aws",
			...["cloudformation", "get-template", "--stack-name", name],
			...["--query", "TemplateBody", "--output", "json"],
		);
	ok(template("CDKToolkit-own").includes("OtherStagesByTag"));
	cdkDeploy(workspace, ...isBuilt);
	const failed = aws.newCalls().filter(({ kind }) => kind === "failure");
	deepEqual(failed, []);
	const roles: { Type: string; Properties: Record<string, unknown> }[] =
		Object.values(JSON.parse(template(stack)).Resources);
	for (const { Properties, Type } of roles) {
		if (Type !== "AWS::IAM::Role") continue;
		ok(
			JSON.stringify(Properties.PermissionsBoundary).includes(
				"cdk-own-permissions-boundary-us-east-1",
			),
		);
	}
	deepEqual(objectsIn(workspace), filesOf(workspace));
	return [];
}
