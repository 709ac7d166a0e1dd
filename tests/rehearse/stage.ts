import { readdirSync } from "node:fs";
import { join } from "node:path";
import { companyId } from "#content/company-id.ts";
import type { Call, LocalAws } from "./local-aws.ts";
import type { Workspace } from "./workspace.ts";

export type Stage = { readonly aws: LocalAws; readonly workspace: Workspace };

/** Follows RUNBOOK.md, checks what it promises, and returns lines worth reading. */
export type Drill = (stage: Stage) => string[];

export const stack = `${companyId}-Dev`;

export function cdkDeploy({ run }: Workspace, ...more: string[]): string {
	return run("npx", "cdk", "deploy", "--require-approval", "never", ...more);
}

/** Options of a CDK command that uses the last deployment's build, as nothing in it has changed. */
export const isBuilt = ["--build", "node --version"];

/** Deploys another stage with the build of the last deployment. */
export function deployBuilt({ run }: Workspace, stage: string): void {
	const deploy = ["cdk", "deploy", "--all", "--require-approval", "never"];
	run("env", `STAGE=${stage}`, "npx", ...deploy, ...isBuilt);
}

export function bucketsOf(
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

/** Returns the keys in both buckets of a site's stack. */
export function objectsIn(
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

/** Returns the files of the built site. */
export function filesOf({ folder }: Workspace): string[] {
	const dist = join(folder, "dist");
	return readdirSync(dist, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name, parentPath }) =>
			join(parentPath, name).slice(dist.length + 1),
		)
		.sort();
}

export function uploadsOf(calls: Call[]): string[] {
	return calls
		.filter((call) => call.kind === "object" && call.action === "upload")
		.map((call) => (call.kind === "object" ? call.key : ""));
}
