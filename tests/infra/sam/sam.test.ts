import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiPaths } from "#content/routes.ts";
import { stageConfig } from "#infra/config.ts";
import { samEnvironment, samTemplate } from "#infra/sam/sam-template.ts";
import { appOf } from "#tests/infra/fixtures.ts";

// What the CLI sets; SAM finds the code by it.
const assembly = appOf(stageConfig("dev"), {
	"aws:cdk:enable-asset-metadata": true,
	"aws:cdk:enable-path-metadata": true,
}).synth();
const [stack] = assembly.stacks;
const template = stack?.template;

type LambdaFunction = {
	Properties: {
		Handler: string;
		Environment: { Variables: Record<string, unknown> };
		Architectures: string[];
	};
	Metadata: Record<string, string>;
};

function functionsOf(from = template): [string, LambdaFunction][] {
	return Object.entries<LambdaFunction & { Type: string }>(
		from.Resources,
	).filter(
		([id, { Type }]) =>
			Type === "AWS::Lambda::Function" && id.startsWith("Functions"),
	);
}

test("SAM knows each function by a name of its own", () => {
	const names = functionsOf().map(([, { Metadata }]) =>
		Metadata["aws:cdk:path"]?.split("/").at(-2),
	);
	expect(names.sort()).toEqual([
		"Contact",
		"ContactBounced",
		"ContactResend",
		"Feeds",
		"FeedsRefresh",
	]);
});

test("SAM finds each function's code beside the template", () => {
	for (const [, { Metadata, Properties }] of functionsOf()) {
		expect(Metadata["aws:asset:property"]).toBe("Code");
		const folder = join(assembly.directory, Metadata["aws:asset:path"] ?? "");
		const [file] = Properties.Handler.split(".");
		expect(existsSync(join(folder, `${file}.mjs`))).toBe(true);
	}
});

test("SAM follows each route to its function", () => {
	const { Resources } = template;
	const targets = Object.values<{
		Type: string;
		Properties: Record<string, never>;
	}>(Resources)
		.filter(({ Type }) => Type === "AWS::ApiGatewayV2::Route")
		.map(({ Properties }) => {
			const target = JSON.stringify(Properties.Target);
			const [id] =
				/Api\w*Integration\w*(?=")|ApiHttpApi\w+(?="\})/.exec(target) ?? [];
			const integration = Resources[id ?? ""]?.Properties;
			expect(integration?.PayloadFormatVersion).toBe("2.0");
			return [
				Properties.RouteKey,
				integration?.IntegrationUri["Fn::GetAtt"][0].slice(0, -8),
			];
		});
	expect(targets.sort()).toEqual([
		[`ANY ${apiPaths.contact}`, "FunctionsContact"],
		[`ANY ${apiPaths.feeds}`, "FunctionsFeeds"],
	]);
});

test("SAM's copy of the template names the local services, for SAM passes no other variable", () => {
	const copy = samTemplate(template, "x86_64");
	for (const [, { Properties }] of functionsOf(copy)) {
		expect(Properties.Architectures).toEqual(["x86_64"]);
		expect(Properties.Environment.Variables).toMatchObject({
			AWS_ENDPOINT_URL_DYNAMODB: "",
			AWS_ENDPOINT_URL_SES: "",
		});
	}
	// The deployed template stays as it was.
	expect(functionsOf()[0]?.[1].Properties.Architectures).toEqual(["arm64"]);
});

test("the env file takes over what a running npm start says, as a container reaches it", () => {
	const settings = [
		"MESSAGES_TABLE=local-messages",
		"ORIGIN_SECRET=local",
		"AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:40123",
		"AWS_ENDPOINT_URL_SES=http://localhost:8081",
		"",
	].join("\n");
	expect(samEnvironment(settings, "host.docker.internal")).toEqual({
		Parameters: {
			MESSAGES_TABLE: "local-messages",
			AWS_ENDPOINT_URL_DYNAMODB: "http://host.docker.internal:40123",
			AWS_ENDPOINT_URL_SES: "http://host.docker.internal:8081",
			ORIGIN_SECRET: "",
			SES_CONFIGURATION_SET: "",
		},
	});
});
