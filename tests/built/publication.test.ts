import { readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { cacheControlFor } from "#infra/edge/cache-rules.ts";
import { contentTypes } from "#infra/edge/content-types.ts";
import {
	type PublicationStep,
	publicationSteps,
} from "#infra/publish/publication-steps.ts";

const files = readdirSync("dist", { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map(({ name, parentPath }) => relative("dist", join(parentPath, name)));

/** What Python 3.13, which the publisher runs on, guesses without the system's list of types. */
const guesses: Record<string, string> = {
	".css": "text/css",
	".ico": "image/vnd.microsoft.icon",
	".js": "text/javascript",
	".json": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".webmanifest": "application/manifest+json",
	".xml": "text/xml",
};

// `aws s3 sync`: all files are included, the last matching pattern decides, and * also matches
// slashes.
function takes(
	{ exclude, include = [] }: PublicationStep,
	file: string,
): boolean {
	const matches = (pattern: string) =>
		new RegExp(
			`^${pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`,
		).test(file);
	if (include.some(matches)) return true;
	return !exclude.some(matches);
}

function stepOf(file: string): PublicationStep {
	const isAsset = /^(br\/)?assets\//.test(file);
	const steps = publicationSteps.filter(
		(step) => (step.group === "assets") === isAsset && takes(step, file),
	);
	expect([file, steps.map(({ id }) => id)]).toEqual([
		file,
		[expect.any(String)],
	]);
	return steps[0] as PublicationStep;
}

test("every built file is published by exactly one step, with the same cache header as in the local gateway", () => {
	expect(files.length).toBeGreaterThan(100);
	for (const file of files) {
		expect([file, stepOf(file).cacheControl]).toEqual([
			file,
			cacheControlFor(`/${file}`),
		]);
	}
});

test("no step puts a hashed file among the pages", () => {
	const others = publicationSteps.filter(({ group }) => group !== "assets");
	for (const file of files.filter((each) => /^(br\/)?assets\//.test(each))) {
		expect(others.filter((step) => takes(step, file))).toEqual([]);
	}
});

test("only compressed copies are stored as such", () => {
	for (const file of files) {
		const encoding = file.startsWith("br/") ? "br" : undefined;
		expect([file, stepOf(file).contentEncoding]).toEqual([file, encoding]);
	}
});

test("every built file gets the same content type as in the local gateway, apart from the encoding", () => {
	// Python's names for these are older, and mean the same to every browser.
	const same: Record<string, string> = {
		"application/xml": "text/xml",
		"image/x-icon": "image/vnd.microsoft.icon",
	};
	for (const file of files) {
		const extension = extname(file);
		const [shown = ""] = (contentTypes[extension] ?? "").split(";");
		const [stored = ""] = (
			stepOf(file).contentType ??
			guesses[extension] ??
			""
		).split(";");
		expect([file, stored]).toEqual([file, same[shown] ?? shown]);
	}
});
