import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { assumptions } from "#infra/cost/usage.ts";

const pages = readdirSync("dist", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".html"))
	.map((file) => firstViewOf(readFileSync(join("dist", file), "utf8")));

/** What a browser fetches for its first page, compressed as it is stored, or as CloudFront does it. */
function firstViewOf(html: string): { requests: number; kb: number } {
	const files = new Set(
		[
			// A script's address is in a list, which an inline script loads.
			...html.matchAll(
				/"(\/[^"#?]+\.(?:js|css|woff2|svg|png|webmanifest))[#"]/g,
			),
		].map(([, path = ""]) => path),
	);
	const bytes = [...files].map((path) => {
		const copy = join("dist/br", path);
		if (existsSync(copy)) return statSync(copy).size;
		const content = readFileSync(join("dist", path));
		return /\.(png|woff2)$/.test(path)
			? content.length
			: gzipSync(content).length;
	});
	const sum = bytes.reduce(
		(total, each) => total + each,
		gzipSync(html).length,
	);
	return { requests: files.size + 1, kb: sum / 1_024 };
}

const mean = (values: number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

// The README's table of costs assumes these; slightly too high is prudent, far too high is wrong.
test("a first view weighs what the cost estimate assumes", () => {
	const kb = mean(pages.map((page) => page.kb));
	expect(kb).toBeLessThan(assumptions.firstViewKb);
	expect(kb).toBeGreaterThan(assumptions.firstViewKb * 0.6);
});

test("a first view makes as many requests as the cost estimate assumes", () => {
	const requests = mean(pages.map((page) => page.requests));
	expect(requests).toBeLessThan(assumptions.firstViewRequests + 3);
	expect(requests).toBeGreaterThan(assumptions.firstViewRequests * 0.6);
});
