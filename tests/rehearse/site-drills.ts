import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { stackName } from "#infra/stacks/stack-name.ts";
import {
	bucketsOf,
	cdkDeploy,
	deployBuilt,
	filesOf,
	isBuilt,
	objectsIn,
	type Stage,
	uploadsOf,
} from "./stage.ts";

// What visitors get: deployment, republication, changes and rollback.

export function deploy({ aws, workspace }: Stage): string[] {
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
	const stored = objectsIn(workspace);
	deepEqual(stored, filesOf(workspace));
	const script = stored.find((key) => /^br\/assets\/.*\.js$/.test(key)) ?? "";
	const { assets } = bucketsOf(workspace);
	const head = ["--bucket", assets, "--key", script];
	const described = JSON.parse(
		workspace.run("aws", "s3api", "head-object", ...head),
	);
	equal(described.ContentEncoding, "br");
	equal(described.ContentType, "text/javascript");
	return [`${uploads.length} files`];
}

export function deployAgain({ aws, workspace }: Stage): string[] {
	const output = cdkDeploy(workspace);
	ok(output.includes("(no changes)"), output);
	deepEqual(aws.newCalls(), []);
	// The account was asked what is live, and reported it.
	ok(!output.includes("Could not read what is deployed"), output);
	const diff = workspace.run("npm", "run", "diff");
	ok(diff.includes("There were no differences"), diff);
	return [];
}

export function refuse({ aws, workspace }: Stage): string[] {
	// With its comment, as prod has the same addresses.
	const sender = "to confirm.\n\t\tmail: { from: site.email, ";
	const ours = `${sender}to: site.email`;
	const another = `${sender}to: "reader@company.example"`;
	workspace.edit("infra/config.ts", ours, another);
	// A new preview; its account is in the SES sandbox.
	throws(
		() => deployBuilt(workspace, "preview-refused"),
		/SES is in its sandbox in us-east-1[\s\S]*PREFLIGHT=off/,
	);
	workspace.edit("infra/config.ts", another, ours);
	deepEqual(aws.newCalls(), []);
	return [];
}

export function preview({ aws, workspace }: Stage): string[] {
	const before = objectsIn(workspace);
	deployBuilt(workspace, "preview-pr-12");
	const calls = aws.newCalls();
	const made = calls.filter((call) => call.kind === "resource");
	deepEqual(new Set(made.map(({ action }) => action)), new Set(["create"]));
	ok(!made.some(({ type }) => type === "AWS::SES::EmailIdentity"));
	deepEqual(
		objectsIn(workspace, stackName("preview-pr-12")),
		filesOf(workspace),
	);
	const destroy = ["cdk", "destroy", "--all", "--force", ...isBuilt];
	workspace.run("env", "STAGE=preview-pr-12", "npx", ...destroy);
	aws.newCalls();
	deepEqual(objectsIn(workspace), before);
	return [];
}

export function publish({ aws, workspace }: Stage): string[] {
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

export function changeHeading({ aws, workspace }: Stage): string[] {
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
		(key) =>
			!before.has(key) && key !== "rehearsed.txt" && !key.startsWith("br/"),
	);
	const removed = [...before].filter((key) => !after.includes(key));
	deepEqual(removed, [], "open tabs still find their files");
	// The page's own chunk, its category's, and at most the search's: nothing unchanged is renamed.
	ok(added.length <= 4, `${added.length} new names: ${added.join(", ")}`);
	return [`${added.length} new names: ${added.join(", ")}`];
}

export function rollBack({ aws, workspace }: Stage): string[] {
	const { pages } = bucketsOf(workspace);
	const page = `s3://${pages}/services/id/cloud/finops/index.html`;
	ok(workspace.run("aws", "s3", "cp", page, "-").includes("FinOps, rehearsed"));
	workspace.run("npm", "run", "rollback", "--", "HEAD~2", "--stage", "dev");
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
