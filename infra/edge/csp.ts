import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { site } from "#content/site.ts";

/** CloudFront refuses a longer header value in a response headers policy. */
export const longestPolicy = 1_783;

/**
 * The Content-Security-Policy of a built site: everything from our own origin, plus the
 * hash of each inline script and style that the HTML in `siteFolder` holds.
 * `upgrade-insecure-requests` is left out on purpose: WebKit upgrades http://localhost
 * too (bugs.webkit.org 250776), and HSTS does the same for the live site.
 */
export function contentSecurityPolicy(siteFolder: string): string {
	const pages = htmlFiles(siteFolder).map((path) => readFileSync(path, "utf8"));
	const policy = [
		"default-src 'none'",
		directive("script-src", ["'self'", ...hashesOf(pages, inlineScripts)]),
		directive("style-src", ["'self'", ...hashesOf(pages, inlineStyles)]),
		"img-src 'self' data:",
		"font-src 'self'",
		directive("connect-src", ["'self'", ...newsOrigins()]),
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
	if (policy.length > longestPolicy) {
		throw new Error(
			`The Content-Security-Policy has ${policy.length} characters, CloudFront takes ${longestPolicy}: move inline scripts and styles of ${siteFolder} into files`,
		);
	}
	return policy;
}

/** Texts of the inline scripts that the browser checks; data blocks such as JSON-LD are not. */
export function inlineScripts(html: string): string[] {
	return elements(html, "script")
		.filter(({ attributes }) => attribute(attributes, "src") === null)
		.filter(({ attributes }) => isChecked(attribute(attributes, "type") ?? ""))
		.map(({ text }) => text);
}

/** Texts of the inline styles. */
export function inlineStyles(html: string): string[] {
	return elements(html, "style").map(({ text }) => text);
}

// CSP level 3 checks import maps and speculation rules like scripts, but no other data block.
const checkedTypes =
	/^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

function isChecked(type: string): boolean {
	return checkedTypes.test(type.trim());
}

function elements(html: string, name: string) {
	const pattern = new RegExp(
		`<${name}(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${name}\\s*>`,
		"gi",
	);
	return [...html.matchAll(pattern)].map(([, attributes = "", text = ""]) => ({
		attributes,
		// The HTML parser turns line ends into \n before the browser hashes the text.
		text: text.replace(/\r\n?/g, "\n"),
	}));
}

function attribute(attributes: string, name: string): string | null {
	const match = new RegExp(
		`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))|(?=\\s|/|$))`,
		"i",
	).exec(attributes);
	return match && (match[1] ?? match[2] ?? match[3] ?? "");
}

function hashesOf(pages: string[], textsOf: (html: string) => string[]) {
	const hashes = pages.flatMap(textsOf).filter(Boolean).map(hashOf);
	return [...new Set(hashes)].sort();
}

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function newsOrigins(): string[] {
	return [site.feedProxy, preprintUrl]
		.filter(Boolean)
		.map((url) => new URL(url).origin);
}

function directive(name: string, values: string[]): string {
	return [name, ...new Set(values)].join(" ");
}

function htmlFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html"))
		.map((name) => join(folder, name));
}
