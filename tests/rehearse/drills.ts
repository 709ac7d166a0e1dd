import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { companyId } from "#content/company-id.ts";
import type { Call, LocalAws } from "./local-aws.ts";
import type { Workspace } from "./workspace.ts";

type Stage = { readonly aws: LocalAws; readonly workspace: Workspace };

/** Does what RUNBOOK.md says, checks what it promises, and returns lines worth reading. */
type Drill = (stage: Stage) => string[];

const stack = `${companyId}-Dev`;

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

function restoreMessages({ workspace }: Stage): string[] {
	const dynamodb = (...args: string[]) =>
		workspace.run("aws", "dynamodb", ...args);
	const table = "Rehearsed-Messages";
	const put = (id: string, message: string) =>
		dynamodb(
			"put-item",
			...["--table-name", table],
			"--item",
			JSON.stringify({
				...Object.fromEntries(
					["receivedAt", "giveUpAt", "expiresAt", "sentAt"].map((name) => [
						name,
						{ N: name === "expiresAt" ? "9999999999" : "1700000000000" },
					]),
				),
				id: { S: id },
				state: { S: "sent" },
				attempts: { N: "1" },
				category: { S: "General" },
				name: { S: "Ana" },
				email_address: { S: "ana@example.com" },
				message: { S: message },
			}),
		);
	dynamodb(
		"create-table",
		...["--table-name", table, "--billing-mode", "PAY_PER_REQUEST"],
		...["--attribute-definitions", "AttributeName=id,AttributeType=S"],
		...["--key-schema", "AttributeName=id,KeyType=HASH"],
	);
	dynamodb(
		"update-continuous-backups",
		...["--table-name", table],
		"--point-in-time-recovery-specification",
		"PointInTimeRecoveryEnabled=true",
	);
	for (const id of ["WHOLE", "OVERWRITTEN", "LOST"]) put(id, "as it came");
	dynamodb(
		"restore-table-to-point-in-time",
		...[
			"--source-table-name",
			table,
			"--target-table-name",
			"messages-restored",
		],
		"--use-latest-restorable-time",
	);
	put("OVERWRITTEN", "by mistake");
	dynamodb(
		"delete-item",
		...["--table-name", table, "--key", JSON.stringify({ id: { S: "LOST" } })],
	);
	const restore = (...more: string[]) =>
		workspace.run(
			"env",
			`MESSAGES_TABLE=${table}`,
			...["npm", "run", "--silent", "messages", "--", "restore"],
			...["--from", "messages-restored", ...more],
		);
	const counts = "1 missing here, 1 overwritten, 0 gone on since, 1 the same.";
	const said = restore("--region", "us-east-1");
	ok(said.includes(counts), said);
	ok(restore("--write").includes(counts));
	ok(restore().includes("0 missing here, 0 overwritten"));
	const rows = dynamodb("scan", "--table-name", table);
	equal(rows.split("as it came").length - 1, 3, rows);
	return [];
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

function cdkDeploy({ run }: Workspace, ...more: string[]): string {
	return run("npx", "cdk", "deploy", "--require-approval", "never", ...more);
}

/** Of a command of the CDK's CLI where the site is built already. */
const isBuilt = ["--build", "node --version"];

/** Deploys another stage with what the last deployment has built. */
function deployBuilt({ run }: Workspace, stage: string): void {
	const deploy = ["cdk", "deploy", "--all", "--require-approval", "never"];
	run("env", `STAGE=${stage}`, "npx", ...deploy, ...isBuilt);
}

function bucketsOf(
	{ run }: Workspace,
	name = stack,
	region = "us-east-1",
): { assets: string; pages: string } {
	const described = run(
		"aws",
		"cloudformation",
		"describe-stack-resources",
		...["--stack-name", name, "--region", region],
		"--query",
		"StackResources[?ResourceType=='AWS::S3::Bucket'].[LogicalResourceId,PhysicalResourceId]",
		"--output",
		"text",
	);
	const named = (part: string) =>
		new RegExp(`Buckets${part}\\w+\\s+(\\S+)`).exec(described)?.[1] ?? "";
	return { assets: named("Assets"), pages: named("Pages") };
}

/** Keys in both buckets of a site's stack. */
function objectsIn(
	workspace: Workspace,
	name?: string,
	region?: string,
): string[] {
	const { assets, pages } = bucketsOf(workspace, name, region);
	return [assets, pages]
		.flatMap((bucket) =>
			workspace
				.run("aws", "s3", "ls", `s3://${bucket}`, "--recursive")
				.trim()
				.split("\n"),
		)
		.map((line) => line.split(/\s+/).slice(3).join(" "))
		.sort();
}

/** Files of the built site. */
function filesOf({ folder }: Workspace): string[] {
	const dist = join(folder, "dist");
	return readdirSync(dist, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name, parentPath }) =>
			join(parentPath, name).slice(dist.length + 1),
		)
		.sort();
}

function uploadsOf(calls: Call[]): string[] {
	return calls
		.filter((call) => call.kind === "object" && call.action === "upload")
		.map((call) => (call.kind === "object" ? call.key : ""));
}
