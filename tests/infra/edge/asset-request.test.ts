import { expect, test } from "vitest";
import { loadEdgeFunction } from "#functions/local/edge.ts";
import { edgeCode } from "#infra/edge/edge-code.ts";
import { hostilePaths } from "./edge-paths.ts";

const edge = loadEdgeFunction(edgeCode("asset-request"));

/** Returns what CloudFront then reads, or the response's status. */
function askFor(uri: string, accepted?: string): string | number {
	const headers: Record<string, string> =
		accepted === undefined ? {} : { "accept-encoding": accepted };
	const result = edge({ method: "GET", uri, query: "", headers });
	return result.status === "continue" ? result.uri : result.statusCode;
}

const script = "/assets/main.PTHrHv-.js";

test.each([
	"br",
	"gzip, deflate, br, zstd",
	"gzip,br",
	"br;q=1.0, gzip;q=0.8",
	"BR",
	"gzip;q=0, br;q=0.001",
])("a browser that accepts %s gets the compressed copy", (accepted) => {
	expect(askFor(script, accepted)).toBe(`/br${script}`);
});

test.each([
	undefined,
	"",
	"gzip",
	"identity",
	"brotli",
	"xbr",
	"br;q=0",
	"br ; q=0.000, gzip",
	"*",
])("a client that accepts %s gets the file itself", (accepted) => {
	expect(askFor(script, accepted)).toBe(script);
});

test.each([
	"style.Bo45ioO.css",
	"icons.8ce1fb4.svg",
	"react-spring_web.modern.BuHW-wp.js",
])("%s has a copy", (file) => {
	expect(askFor(`/assets/${file}`, "br")).toBe(`/br/assets/${file}`);
});

test.each([
	"sans-wght-normal.BbzFLZT.woff2",
	"photo.BbzFLZT.avif",
	// Of versions from before there were copies, which open tabs still load.
	"main-PTHrHvgy.js",
	"react-spring_web.modern-BuHW-wp0.js",
	"icons-8ce1fb41.svg",
])("%s has none", (file) => {
	expect(askFor(`/assets/${file}`, "br")).toBe(`/assets/${file}`);
});

test.each(hostilePaths)("%j does not make it throw", (path) => {
	expect(askFor(path, "br")).toBe(path);
	expect(askFor(script, `${path};,;q=`.repeat(100))).toBe(script);
});
