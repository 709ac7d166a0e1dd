import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFileTypes } from "#infra/publish/publication-steps.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf, folderOf, siteTemplateOf } from "#tests/infra/fixtures.ts";

const prod = siteTemplateOf(exampleStage("prod"));

test("hashed files are published first and never deleted, pages last and pruned", () => {
	const steps = Object.entries(
		prod.findResources("Custom::CDKBucketDeployment"),
	).map(([id, { Properties, DependsOn }]) => ({
		step: /^Publication(\w+?)CustomResource/.exec(id)?.[1],
		dependsOn: JSON.stringify(DependsOn ?? []),
		...Properties,
	}));
	const step = (name: string) => steps.find((each) => each.step === name);
	expect(step("Assets")).toMatchObject({
		Prune: false,
		Include: expect.arrayContaining(["assets/*.js", "assets/*.css"]),
		SystemMetadata: { "cache-control": "public, max-age=31536000, immutable" },
	});
	expect(step("BrotliCopies")).toMatchObject({
		Prune: false,
		Include: ["br/*"],
		SystemMetadata: {
			"cache-control": "public, max-age=31536000, immutable",
			"content-encoding": "br",
		},
	});
	expect(step("Files")).toMatchObject({
		Prune: true,
		Exclude: [
			"assets/*",
			"br/*",
			...["*.html", "*.json", "*.txt", "*.opml", "*.atom", "*.asc"],
		],
		SystemMetadata: { "cache-control": "public, max-age=3600" },
	});
	// What a page shows and fetches is never older in a browser than the page.
	for (const [name, include] of [
		["Data", "*.json"],
		["Pages", "*.html"],
	] as const) {
		expect(step(name)).toMatchObject({
			Prune: true,
			Include: [include],
			SystemMetadata: {
				"cache-control":
					"public, max-age=0, s-maxage=3600, stale-if-error=86400",
			},
			DistributionId: expect.anything(),
		});
	}
	for (const each of steps) {
		// CloudFormation passes `false` on as the text "false", which the publisher treats as true.
		expect(each).toMatchObject({
			WaitForDistributionInvalidation: "",
			Run: { Ref: "PublicationRun" },
		});
	}
	prod.hasParameter("PublicationRun", { Type: "String", Default: "0" });
	expect(step("Pages")?.dependsOn).toContain("PublicationData");
	for (const before of ["Assets", "Fonts", "BrotliCopies"]) {
		for (const after of ["Files", "Texts", "Outlines", "Feeds", "Keys"]) {
			expect(step(after)?.dependsOn).toContain(`Publication${before}`);
			expect(step("Data")?.dependsOn).toContain(`Publication${after}`);
		}
	}
});

test("files whose type the publisher would guess wrong have an explicit content type", () => {
	const types = Object.entries(
		prod.findResources("Custom::CDKBucketDeployment"),
	).map(([id, { Properties }]) => [
		/^Publication(\w+?)CustomResource/.exec(id)?.[1],
		Properties.SystemMetadata["content-type"],
	]);
	expect(Object.fromEntries(types)).toEqual({
		Assets: undefined,
		Fonts: "font/woff2",
		BrotliCopies: undefined,
		Files: undefined,
		Texts: "text/plain; charset=utf-8",
		Outlines: "text/x-opml; charset=utf-8",
		Feeds: "application/atom+xml; charset=utf-8",
		Keys: "application/pgp-keys",
		Data: "application/json; charset=utf-8",
		Pages: "text/html; charset=utf-8",
	});
});

test("one layer with the AWS CLI is created, the one that the publisher uses", () => {
	const layers = Object.keys(prod.findResources("AWS::Lambda::LayerVersion"));
	const used = Object.values(prod.findResources("AWS::Lambda::Function"))
		.flatMap(({ Properties }) => Properties.Layers ?? [])
		.map((layer: { Ref?: string }) => layer.Ref)
		.filter((ref) => ref?.includes("AwsCliLayer"));
	expect(used).toHaveLength(1);
	expect(layers.filter((id) => id.includes("AwsCliLayer"))).toEqual(used);
});

test("a file of unknown content type is an error at synth", () => {
	expect(() =>
		checkFileTypes(folderOf({ "index.html": "", "films/tour.mov": "" })),
	).toThrow("No content type for tour.mov");
});

test("folders whose names start with a dot are published like the others", () => {
	const { directory } = appOf(exampleStage("dev")).synth();
	const holding = readdirSync(directory).filter((name) =>
		existsSync(join(directory, name, ".well-known/security.txt")),
	);
	expect(holding).toHaveLength(1);
	expect(existsSync(join(directory, holding[0] ?? "", "robots.txt"))).toBe(
		true,
	);
});
