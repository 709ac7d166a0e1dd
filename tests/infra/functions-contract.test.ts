import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { forwardedHeaders } from "#infra/api-behavior.ts";
import { stageConfig } from "#infra/config.ts";
import { resourcesOf, siteTemplateOf } from "./fixtures.ts";

// infra names functions/ by path only; these tests hold the two together.
const prod = siteTemplateOf(stageConfig("prod"));

function sourceOf(bundle: string): string {
	return ["shared", bundle]
		.flatMap((folder) => {
			const path = join("functions", folder);
			return readdirSync(path, { recursive: true, encoding: "utf8" })
				.filter((name) => name.endsWith(".ts"))
				.map((name) => readFileSync(join(path, name), "utf8"));
		})
		.join("\n");
}

function found(source: string, pattern: RegExp): string[] {
	return [
		...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? "")),
	];
}

function environmentOf(name: string): string[] {
	const [, resource] =
		resourcesOf(prod).find(([id]) => id.slice(0, -8) === `Functions${name}`) ??
		[];
	const environment = resource?.Properties?.Environment ?? { Variables: {} };
	const { Variables } = environment as { Variables: object };
	return Object.keys(Variables);
}

describe.each([
	["contact", ["Contact", "ContactResend"]],
	["feeds", ["Feeds", "FeedsRefresh"]],
])("%s", (bundle, names) => {
	const source = sourceOf(bundle);

	test("gets every variable that it cannot do without", () => {
		const needed = found(source, /(?:require|declared)Env\("(\w+)"\)/g);
		expect(needed.length).toBeGreaterThan(0);
		for (const name of names) {
			expect(environmentOf(name)).toEqual(expect.arrayContaining(needed));
		}
	});

	test("gets every header that it reads", () => {
		// CloudFront sends these by itself, the second one when it asks again for what it keeps.
		const fromCloudFront = ["x-origin-verify", "if-none-match"];
		const forwarded = forwardedHeaders.map((name) => name.toLowerCase());
		const read = found(source, /header\(event, "([\w-]+)"\)/g);
		expect([...forwarded, ...fromCloudFront]).toEqual(
			expect.arrayContaining(read),
		);
	});

	test("exports what the schedules and routes call", () => {
		const file = readFileSync(`functions/${bundle}/handler.ts`, "utf8");
		const scheduled = bundle === "contact" ? "resend" : "refresh";
		for (const name of ["handler", scheduled]) {
			expect(file).toMatch(
				new RegExp(
					`export (async function|function|const) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
				),
			);
		}
	});
});

test("CloudFront forwards no more than ten headers", () => {
	expect(forwardedHeaders.length).toBeLessThanOrEqual(10);
});

test("each log line that rings an alarm is written by a function", () => {
	const source = `${sourceOf("contact")}${sourceOf("feeds")}`;
	const phrases = resourcesOf(prod)
		.filter(([, { Type }]) => Type === "AWS::Logs::MetricFilter")
		.map(([, { Properties }]) => String(Properties?.FilterPattern));
	expect(phrases.length).toBeGreaterThan(3);
	expect(phrases.filter((phrase) => !source.includes(phrase))).toEqual([]);
});
