import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { site } from "#content/site.ts";
import { type Account, addStage } from "#infra/stacks/add-stage.ts";
import { parseStage } from "#infra/stacks/parse-stage.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { exampleStage } from "./example-stages.ts";

/** Creates a temporary folder with these files, by path. */
export function folderOf(files: Record<string, string>): string {
	const folder = mkdtempSync(join(tmpdir(), "infra-"));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
}

/** A site of two pages and two functions, in place of the real builds. */
function smallBuild() {
	const page = "<!doctype html><title>t</title><script>theme()</script>";
	return {
		siteFolder: folderOf({
			"index.html": page,
			"404.html": page,
			"robots.txt": "User-agent: *",
			".well-known/security.txt": "Contact: mailto:a@b.example",
			"assets/app-1a2b.js": "start()",
		}),
		functionsFolder: folderOf({
			"contact/index.mjs": "export const handler = 1, resend = 2;",
			"feeds/index.mjs": "export const handler = 1, refresh = 2;",
		}),
	};
}

/** The zone of the stage with every option, whatever the company's own is. */
export const zone = "company.example";
export const fullOrigin = `https://www.${zone}`;

/** A stage with every option at once. */
export function fullStage(): StageConfig {
	const { name: _, ...prod } = exampleStage("prod");
	return parseStage("full", {
		...prod,
		domain: {
			name: `www.${zone}`,
			hostedZoneName: zone,
			hostedZoneId: "Z0123456789ABC",
		},
		mail: {
			...prod.mail,
			from: `website@${zone}`,
			to: `hello@${zone}`,
			dmarc: "quarantine",
		},
		alarmAddress: `operations@${zone}`,
		standbyRegion: "ap-southeast-4",
		gradualContact: true,
		pageLog: true,
		tracing: true,
		firewall: { requestsPerFiveMinutes: 500 },
		github: {
			repository: "company/site",
			repositoryId: 123_456_789,
			provider: "create",
			previews: true,
		},
		bootstrapQualifier: "mallee",
		originSecret: { current: 2, previous: 1 },
	});
}

/** The same in us-east-1, where CloudFront's own resources are in the site's stack. */
export function edgeStage(): StageConfig {
	return { ...fullStage(), region: "us-east-1" };
}

/** cdk.json's own flags, so that the tests see what the CLI deploys. */
function cdkContext(): Record<string, unknown> {
	return JSON.parse(readFileSync("cdk.json", "utf8")).context;
}

/**
 * Creates an app with one stage, without the built-in validator unless asked for: it costs more than the synth.
 */
export function appOf(
	stage: StageConfig,
	context: Record<string, unknown> = {},
	account?: Account,
	isPipeline = false,
	isValidated = false,
): App {
	const app = new App({
		analyticsReporting: false,
		builtinCloudFormationValidation: isValidated,
		context: { ...cdkContext(), ...context },
		outdir: mkdtempSync(join(tmpdir(), "cdk-out-")),
	});
	// The pages of the stage with every option were built for its domain.
	const siteOrigin = stage.name.startsWith("full") ? fullOrigin : site.origin;
	addStage(app, stage, { ...smallBuild(), siteOrigin, isPipeline }, account);
	return app;
}

/** Returns the templates of a stage, by stack name. */
export function templatesOf(
	stage: StageConfig,
	account?: Account,
): Record<string, Template> {
	const { stacks } = appOf(stage, {}, account).synth();
	return Object.fromEntries(
		stacks.map(({ stackName, template }) => [
			stackName,
			Template.fromJSON(template),
		]),
	);
}

/** Returns the template of a stage's site stack. */
export function siteTemplateOf(
	stage: StageConfig,
	account?: Account,
): Template {
	const template = Object.values(templatesOf(stage, account)).find(
		(each) =>
			Object.keys(each.findResources("AWS::CloudFront::Distribution")).length,
	);
	if (!template) throw new Error(`Stage ${stage.name} has no distribution`);
	return template;
}

export type Resource = {
	Type: string;
	DeletionPolicy?: string;
	Properties?: Record<string, unknown>;
};

/** Returns the resources of a template, by logical id. */
export function resourcesOf(template: Template): [string, Resource][] {
	return Object.entries(template.toJSON().Resources);
}

/** Returns the API's functions: their names without the construct's prefix, and their properties. */
export function functionsOf(template: Template) {
	return Object.entries(template.findResources("AWS::Lambda::Function"))
		.filter(([id]) => id.startsWith("Functions"))
		.map(([id, { Properties }]) => ({
			name: id.slice("Functions".length, -8),
			...Properties,
		}));
}
