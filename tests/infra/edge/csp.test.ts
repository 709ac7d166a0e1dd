import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { site } from "#content/site.ts";
import { contentSecurityPolicy, maxPolicyLength } from "#infra/edge/csp.ts";
import { inlineScripts, inlineStyles } from "#infra/edge/inline-elements.ts";
import { inlineHashes } from "#infra/edge/inline-hashes.ts";
import { folderOf } from "#tests/infra/fixtures.ts";

const hash = (text: string) =>
	`'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a site without inline code gets a policy without hashes and without any unsafe keyword", () => {
	const siteFolder = folderOf({
		"index.html": '<script src="/assets/a.js"></script>',
	});
	const feeds = [site.feedProxy, preprintUrl]
		.filter(Boolean)
		.map((address) => new URL(address).origin);
	expect(contentSecurityPolicy(siteFolder)).toBe(
		`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ${feeds.join(" ")}; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
	);
});

test("each inline script and style of every page is listed once", () => {
	const siteFolder = folderOf({
		"index.html": "<style>a{}</style><script>one()</script>",
		"company/about/index.html":
			"<script>one()</script><script type=module>two()</script>",
		"notes.txt": "<script>three()</script>",
	});
	const policy = contentSecurityPolicy(siteFolder);
	expect(policy).toContain(
		`script-src 'self' ${[hash("one()"), hash("two()")].sort().join(" ")};`,
	);
	expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
});

test.each([
	["a script without a type", "<script>x</script>", ["x"]],
	["a script with an empty type", '<script type="">x</script>', ["x"]],
	["a module", '<script type="module">x</script>', ["x"]],
	["JavaScript by name", "<script type='text/javascript'>x</script>", ["x"]],
	["an import map", '<script type="importmap">{}</script>', ["{}"]],
	["speculation rules", '<script type="speculationrules">{}</script>', ["{}"]],
	["JSON-LD", '<script type="application/ld+json">{}</script>', []],
	["JSON", '<script id="data" type="application/json">{}</script>', []],
	["a file", '<script async src="/a.js"></script>', []],
	["a file without quotes", "<script src=/a.js></script>", []],
	["an attribute that ends in src", '<script data-src="a">x</script>', ["x"]],
	["a > in an attribute", '<script data-a="1>2">x</script>', ["x"]],
	["capitals", "<SCRIPT>x</SCRIPT >", ["x"]],
	["several lines", "<script>\r\na\r\n</script>", ["\na\n"]],
	["an element with a longer name", "<scripted>x</scripted>", []],
])("%s", (_, html, expected) => {
	expect(inlineScripts(html)).toEqual(expected);
});

test("a style element is hashed, a style attribute is not", () => {
	expect(inlineStyles('<style media="all">b{}</style><p style="c">')).toEqual([
		"b{}",
	]);
});

test("the live pages keep working while new ones replace them", () => {
	const live = folderOf({
		"index.html": "<style>a{}</style><script>one()</script>",
	});
	const siteFolder = folderOf({
		"index.html": "<style>b{}</style><script>two()</script>",
	});
	const policy = contentSecurityPolicy(siteFolder, inlineHashes(live));
	for (const text of ["one()", "two()", "a{}", "b{}"]) {
		expect(policy).toContain(hash(text));
	}
	// After another deployment the old hashes are gone.
	expect(
		contentSecurityPolicy(siteFolder, inlineHashes(siteFolder)),
	).not.toContain(hash("one()"));
});

test("old hashes are dropped if the policy would become too long, rather than failing the deployment", () => {
	const scripts = (from: number) =>
		Array.from({ length: 15 }, (_, i) => `<script>${from + i}</script>`);
	const live = folderOf({ "index.html": scripts(100).join("") });
	const siteFolder = folderOf({ "index.html": scripts(0).join("") });
	expect(contentSecurityPolicy(siteFolder, inlineHashes(live))).toBe(
		contentSecurityPolicy(siteFolder),
	);
});

test("a policy that CloudFront would reject is an error at synth", () => {
	const scripts = Array.from({ length: 30 }, (_, i) => `<script>${i}</script>`);
	const siteFolder = folderOf({ "index.html": scripts.join("") });
	expect(() => contentSecurityPolicy(siteFolder)).toThrow(
		`CloudFront accepts at most ${maxPolicyLength}`,
	);
});
