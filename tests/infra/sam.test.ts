import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiPaths } from "#content/routes.ts";
import { stageConfig } from "#infra/config.ts";
import { samEnvironment, samTemplate } from "#infra/sam-template.ts";
import { appOf } from "./fixtures.ts";

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

test("SAM's copy of the template names every variable of the env file that it may set", () => {
	const copy = samTemplate(template, "x86_64");
	const named = new Set(
		functionsOf(copy).flatMap(([, { Properties }]) =>
			Object.keys(Properties.Environment.Variables),
		),
	);
	const { Parameters } = samEnvironment({
		dynamoDbUrl: "http://127.0.0.1:8000",
		sesUrl: "http://127.0.0.1:8005",
		siteOrigin: "http://127.0.0.1:3000",
		tables: { messages: "M", rateLimits: "R", feeds: "F" },
	});
	const fromSamItself = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];
	const unset = Object.keys(Parameters).filter(
		(name) => !named.has(name) && !fromSamItself.includes(name),
	);
	expect(unset).toEqual([]);
	for (const [, { Properties }] of functionsOf(copy)) {
		expect(Properties.Architectures).toEqual(["x86_64"]);
	}
	// The deployed template stays as it was.
	expect(functionsOf()[0]?.[1].Properties.Architectures).toEqual(["arm64"]);
});
