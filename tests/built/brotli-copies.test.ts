import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { loadEdgeFunction } from "#functions/local/edge.ts";
import { edgeCode } from "#infra/edge/edge-code.ts";
import { distFolder } from "./support/dist.ts";

const edge = loadEdgeFunction(edgeCode("asset-request"));
const read = (path: string) => readFileSync(join(distFolder, path));
const assets = readdirSync(join(distFolder, "assets"));

/** What the CDN reads for a browser that accepts Brotli. */
function storedPath(path: string): string {
	const headers = { "accept-encoding": "gzip, deflate, br" };
	const result = edge({ method: "GET", uri: path, query: "", headers });
	if (result.status !== "continue") throw new Error(`${path} is not served`);
	return result.uri;
}

test("browsers get each script, style and sprite as a copy with the same content", () => {
	const compressed = assets.filter((name) => /\.(css|js|svg)$/.test(name));
	expect(compressed.length).toBeGreaterThan(50);
	for (const name of compressed) {
		const path = `/assets/${name}`;
		expect(storedPath(path)).toBe(`/br${path}`);
		expect(brotliDecompressSync(read(storedPath(path)))).toEqual(read(path));
	}
	expect(readdirSync(join(distFolder, "br/assets")).sort()).toEqual(
		compressed.sort(),
	);
});

test("nothing else is looked for among the copies", () => {
	const others = assets.filter((name) => !/\.(css|js|svg)$/.test(name));
	expect(others).not.toEqual([]);
	for (const name of others) {
		expect(storedPath(`/assets/${name}`)).toBe(`/assets/${name}`);
	}
});

test("the copies are smaller than what a CDN makes of the files on request", () => {
	const sizes = readdirSync(join(distFolder, "br/assets")).map((name) => ({
		stored: read(`br/assets/${name}`).length,
		onRequest: brotliCompressSync(read(`assets/${name}`), {
			params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
		}).length,
	}));
	const sum = (of: "stored" | "onRequest") =>
		sizes.reduce((total, size) => total + size[of], 0);
	expect(sum("stored")).toBeLessThan(sum("onRequest") * 0.95);
});
