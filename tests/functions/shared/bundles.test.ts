import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bundle, buildFunctions } from "#functions/build.ts";

/**
 * Lambda reads a bundle before its first response. npm run bench:api prints how long it takes to
 * import.
 */
const maxBytes = 450 * 1024;

const folder = mkdtempSync(join(tmpdir(), "bundles-"));
let bundles: Bundle[];
beforeAll(async () => {
	bundles = await buildFunctions(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

// Internal packages of the SDK and Powertools change with their versions.
const inner =
	/^@(smithy|aws)\/|^@aws-sdk\/(?!client-|lib-)|^@aws-lambda-powertools\/commons$/;

const expected: Record<string, string[]> = {
	contact: [
		"@aws-lambda-powertools/logger",
		"@aws-lambda-powertools/metrics",
		"@aws-sdk/client-dynamodb",
		"@aws-sdk/client-ses",
		"@aws-sdk/lib-dynamodb",
		// mnemonist and obliterator: the SDK's endpoint cache.
		"mnemonist",
		"obliterator",
		"zod",
	],
	feeds: [
		"@aws-lambda-powertools/logger",
		"@aws-lambda-powertools/metrics",
		"@aws-sdk/client-dynamodb",
		"@aws-sdk/lib-dynamodb",
		"mnemonist",
		"obliterator",
		"sax",
		"xml2js",
		"zod",
	],
};

it("each bundle stays within its budget of 450 kB", () => {
	for (const { file, bytes } of bundles) {
		console.log(`${basename(dirname(file))}: ${Math.round(bytes / 1024)} kB`);
		expect(bytes, file).toBeLessThanOrEqual(maxBytes);
	}
});

it("each bundle contains only the packages that it is known to need", () => {
	const found = bundles.map(({ file, packages }) => [
		basename(dirname(file)),
		packages.filter((name) => !inner.test(name)),
	]);
	expect(Object.fromEntries(found)).toEqual(expected);
});
