import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { contactSchema } from "#content/contact/schema.ts";
import { apiPaths } from "#content/routes.ts";
import { forwardedHeaders } from "#infra/edge/forwarded.ts";
import { localPorts, reachHost } from "#infra/sam/reach-host.ts";
import { samEnvironment, samTemplate } from "#infra/sam/sam-template.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf } from "#tests/infra/fixtures.ts";

const eventsFolder = "tests/fixtures/events";
const eventOf = (name: string) =>
	JSON.parse(readFileSync(join(eventsFolder, `${name}.json`), "utf8"));

// Set by the CLI; SAM uses it to find the code.
const assembly = appOf(exampleStage("dev"), {
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

test("SAM gives each function a distinct name, which has an event file", () => {
	// SAM uses this metadata key as the function's name. By default it reads the name from the
	// construct's path, but if that has more than three parts, as ours does, it gives up and requires
	// the logical id (samcli/lib/samlib/resource_metadata_normalizer.py, get_resource_id, of 1.164).
	for (const [, { Metadata }] of functionsOf()) {
		expect(Metadata["aws:cdk:path"]?.split("/")).toHaveLength(4);
	}
	const names = functionsOf(samTemplate(template, "arm64")).map(
		([, { Metadata }]) => Metadata.SamResourceId ?? "",
	);
	const events = readdirSync(eventsFolder).map((file) =>
		basename(file, ".json"),
	);
	expect(events.sort()).toEqual(names.sort());
	expect(names.sort()).toEqual([
		"Contact",
		"ContactBounced",
		"ContactResend",
		"Feeds",
		"FeedsRefresh",
	]);
});

test.each([
	["Contact", "POST", apiPaths.contact],
	["Feeds", "GET", apiPaths.feeds],
])("the event of %s matches what API Gateway sends", (name, method, path) => {
	const event = eventOf(name);
	expect(event).toMatchObject({
		version: "2.0",
		rawPath: path,
		routeKey: `ANY ${path}`,
		requestContext: { http: { method, path }, stage: "$default" },
	});
	// No header that CloudFront would not forward.
	const known = [
		...forwardedHeaders.map((header) => header.toLowerCase()),
		"user-agent",
		"x-forwarded-proto",
	];
	expect(Object.keys(event.headers)).toEqual(
		expect.arrayContaining(["cloudfront-viewer-address"]),
	);
	expect(
		Object.keys(event.headers).filter((header) => !known.includes(header)),
	).toEqual([]);
});

test("the contact event's body is a message that the form could send", () => {
	expect(
		contactSchema.safeParse(JSON.parse(eventOf("Contact").body)).success,
	).toBe(true);
});

test("the events of schedules and returned mail match what AWS sends", () => {
	for (const name of ["ContactResend", "FeedsRefresh"]) {
		expect(eventOf(name)).toMatchObject({
			source: "aws.events",
			"detail-type": "Scheduled Event",
		});
	}
	const [record] = eventOf("ContactBounced").Records;
	expect(record).toMatchObject({ EventSource: "aws:sns" });
	expect(JSON.parse(record.Sns.Message)).toMatchObject({
		eventType: "Bounce",
		mail: { messageId: expect.any(String) },
	});
});

test("on Linux a container reaches a service on this machine at the bridge's address", async () => {
	const service = createServer((socket) => socket.end("stored"));
	await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
	const { port } = service.address() as AddressInfo;
	// Any other address of this machine stands in for the bridge's.
	const host = await reachHost("linux", [port], () => "127.0.0.2");
	const heard = await new Promise<string>((resolve, reject) => {
		connect(port, host.name)
			.on("data", (data) => resolve(String(data)))
			.on("error", reject);
	});
	host.stop();
	service.close();
	expect([host.name, heard]).toEqual(["127.0.0.2", "stored"]);
});

test("on macOS and Windows the container engine has a hostname for this machine", async () => {
	for (const platform of ["darwin", "win32"] as const) {
		expect((await reachHost(platform, [1])).name).toBe("host.docker.internal");
	}
});

test("the ports of a running npm start are found, each once", () => {
	const settings =
		"A=http://127.0.0.1:4001\nB=http://localhost:4002/x\nC=http://127.0.0.1:4001\nD=http://example.com:80";
	expect(localPorts(settings)).toEqual([4001, 4002]);
});

test("SAM finds each function's code next to the template", () => {
	for (const [, { Metadata, Properties }] of functionsOf()) {
		expect(Metadata["aws:asset:property"]).toBe("Code");
		const folder = join(assembly.directory, Metadata["aws:asset:path"] ?? "");
		const [file] = Properties.Handler.split(".");
		expect(existsSync(join(folder, `${file}.mjs`))).toBe(true);
	}
});

test("SAM maps each route to its function", () => {
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

test("SAM's copy of the template contains the local services' variables, because SAM passes no others", () => {
	const copy = samTemplate(template, "x86_64");
	for (const [, { Properties }] of functionsOf(copy)) {
		expect(Properties.Architectures).toEqual(["x86_64"]);
		expect(Properties.Environment.Variables).toMatchObject({
			AWS_ENDPOINT_URL_DYNAMODB: "",
			AWS_ENDPOINT_URL_SES: "",
		});
	}
	// The deployed template is unchanged.
	expect(functionsOf()[0]?.[1].Properties.Architectures).toEqual(["arm64"]);
});

test("the env file has the settings of a running npm start, with addresses that a container can reach", () => {
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
