import { deepEqual, ok, throws } from "node:assert/strict";
import { companyId } from "#content/company-id.ts";
import type { Call } from "./local-aws.ts";
import { restoreMessages } from "./restore-messages.ts";
import {
	bucketsOf,
	cdkDeploy,
	type Drill,
	deployBuilt,
	filesOf,
	isBuilt,
	objectsIn,
	type Stage,
	stack,
	uploadsOf,
} from "./stage.ts";

/** In this order: each goes on from where the one before has left the stage. */
export const drills: readonly (readonly [name: string, drill: Drill])[] = [
	["bootstrap, then deploy: all that was built is published", deploy],
	[
		"deploy again without a change: nothing happens, and npm run diff says so",
		deployAgain,
	],
	[
		"a first deployment that would fail: refused before anything is made",
		refuse,
	],
	["a preview beside dev: deployed and destroyed, dev untouched", preview],
	[
		"the buckets emptied, twice, then npm run publish: all is there again",
		publish,
	],
	["a heading changed: what is uploaded under a new name", changeHeading],
	[
		"npm run rollback: the old pages are back, and no table was touched",
		rollBack,
	],
	["the origin secret changed in two deployments", changeSecret],
	[
		"deploy --revert-drift: the CDK's CLI and the change set take it",
		revertDrift,
	],
	[
		"a table restored to a point in time, then npm run messages -- restore",
		restoreMessages,
	],
	["another region: the site comes up there by one command", standBy],
	["destroy: only what LeftByDestroy names is left", destroy],
	[
		"npm run bootstrap with a qualifier, then deploy: within the boundary",
		boundBootstrap,
	],
];

function deploy({ aws, workspace }: Stage): string[] {
	workspace.run("npx", "cdk", "bootstrap");
	cdkDeploy(workspace);
	const calls = aws.newCalls();
	const uploads = uploadsOf(calls);
	const isAsset = uploads.map((key) => key.includes("/assets/"));
	const lastAsset = isAsset.lastIndexOf(true);
	ok(lastAsset < isAsset.indexOf(false), "hashed files come first");
	const lastFile = uploads.findLastIndex(
		(key) => !key.includes("/assets/") && !key.endsWith(".html"),
	);
	const firstPage = uploads.findIndex((key) => key.endsWith(".html"));
	ok(lastFile < firstPage, "pages come last");
	deepEqual(
		calls.filter(({ kind }) => kind === "wait for the invalidation"),
		[],
		"nobody waits for the invalidation",
	);
	deepEqual(objectsIn(workspace), filesOf(workspace));
	return [`${uploads.length} files`];
}

function deployAgain({ aws, workspace }: Stage): string[] {
	const output = cdkDeploy(workspace);
	ok(output.includes("(no changes)"), output);
	deepEqual(aws.newCalls(), []);
	// The account was asked what is live, and said it.
	ok(!output.includes("Could not read what is deployed"), output);
	const diff = workspace.run("npm", "run", "diff");
	ok(diff.includes("There were no differences"), diff);
	return [];
}

function refuse({ aws, workspace }: Stage): string[] {
	const [ours, another] = ["to: site.email", 'to: "reader@company.example"'];
	workspace.edit("infra/config.ts", ours, another);
	// A preview that is not there yet; its account is in SES's sandbox.
	throws(
		() => deployBuilt(workspace, "preview-refused"),
		/SES is in its sandbox in us-east-1[\s\S]*PREFLIGHT=off/,
	);
	workspace.edit("infra/config.ts", another, ours);
	deepEqual(aws.newCalls(), []);
	return [];
}

function preview({ aws, workspace }: Stage): string[] {
	const before = objectsIn(workspace);
	deployBuilt(workspace, "preview-pr-12");
	const calls = aws.newCalls();
	const made = calls.filter((call) => call.kind === "resource");
	deepEqual(new Set(made.map(({ action }) => action)), new Set(["create"]));
	ok(!made.some(({ type }) => type === "AWS::SES::EmailIdentity"));
	deepEqual(
		objectsIn(workspace, `${companyId}-PreviewPr12`),
		filesOf(workspace),
	);
	const destroy = ["cdk", "destroy", "--all", "--force", ...isBuilt];
	workspace.run("env", "STAGE=preview-pr-12", "npx", ...destroy);
	aws.newCalls();
	deepEqual(objectsIn(workspace), before);
	return [];
}

function publish({ aws, workspace }: Stage): string[] {
	const { assets, pages } = bucketsOf(workspace);
	for (const stage of [["--stage", "dev"], []]) {
		workspace.run("aws", "s3", "rm", `s3://${assets}`, "--recursive");
		workspace.run("aws", "s3", "rm", `s3://${pages}/index.html`);
		workspace.run("npm", "run", "publish", "--", ...stage);
		deepEqual(objectsIn(workspace), filesOf(workspace));
	}
	const changed = aws
		.newCalls()
		.filter((call) => call.kind === "resource")
		.map(({ type }) => type);
	deepEqual(new Set(changed), new Set(["Custom::CDKBucketDeployment"]));
	return [];
}

function changeHeading({ aws, workspace }: Stage): string[] {
	const before = new Set(objectsIn(workspace));
	workspace.edit(
		"content/copy/services/cloud/finops.yaml",
		"pageTitle: FinOps",
		"pageTitle: FinOps, rehearsed",
	);
	workspace.add("frontend/public/rehearsed.txt", "Of the new version only.\n");
	cdkDeploy(workspace);
	aws.newCalls();
	const after = objectsIn(workspace);
	ok(after.includes("rehearsed.txt"));
	const added = after.filter(
		(key) => !before.has(key) && key !== "rehearsed.txt",
	);
	const kept = [...before].filter((key) => !after.includes(key));
	deepEqual(kept, [], "open tabs still find their files");
	// The page's own chunk, its category's, and at most the search's: nothing unchanged gets a new name.
	ok(added.length <= 4, `${added.length} new names: ${added.join(", ")}`);
	return [`${added.length} new names: ${added.join(", ")}`];
}

function rollBack({ aws, workspace }: Stage): string[] {
	const { pages } = bucketsOf(workspace);
	const page = `s3://${pages}/services/id/cloud/finops/index.html`;
	ok(workspace.run("aws", "s3", "cp", page, "-").includes("FinOps, rehearsed"));
	workspace.run("npm", "run", "rollback", "--", "HEAD~2", "dev");
	ok(!workspace.run("aws", "s3", "cp", page, "-").includes("rehearsed"));
	ok(!objectsIn(workspace).includes("rehearsed.txt"), "what it lacked is gone");
	deepEqual(
		aws
			.newCalls()
			.filter(
				(call) => call.kind === "resource" && call.type.includes("DynamoDB"),
			),
		[],
	);
	return [];
}

function changeSecret({ aws, workspace }: Stage): string[] {
	const config = "infra/config.ts";
	const secrets = (calls: Call[], action: string) =>
		calls.filter(
			(call) =>
				call.kind === "resource" &&
				call.type === "AWS::SecretsManager::Secret" &&
				call.action === action,
		).length;
	workspace.edit(config, "{ current: 1 }", "{ current: 2, previous: 1 }");
	cdkDeploy(workspace);
	let calls = aws.newCalls();
	deepEqual([secrets(calls, "create"), secrets(calls, "delete")], [1, 0]);
	workspace.edit(config, "{ current: 2, previous: 1 }", "{ current: 2 }");
	cdkDeploy(workspace);
	calls = aws.newCalls();
	deepEqual([secrets(calls, "create"), secrets(calls, "delete")], [0, 1]);
	return [];
}

function revertDrift({ aws, workspace }: Stage): string[] {
	const output = cdkDeploy(workspace, "--revert-drift");
	aws.newCalls();
	// The local AWS knows no drift, so what is put back is not seen here.
	return [/no changes|✅/.exec(output)?.[0] ?? output.slice(-200)];
}

function boundBootstrap({ aws, workspace }: Stage): string[] {
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
	cdkDeploy(workspace);
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

function standBy({ aws, workspace }: Stage): string[] {
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

function destroy({ workspace }: Stage): string[] {
	workspace.run("npx", "cdk", "destroy", "--all", "--force", ...isBuilt);
	const buckets = workspace.run("aws", "s3", "ls").trim().split("\n");
	ok(buckets.length > 0);
	for (const bucket of buckets) ok(bucket.includes("cdk-hnb659fds-assets"));
	return [];
}
