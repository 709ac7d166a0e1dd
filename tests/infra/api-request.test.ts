import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

type Headers = Record<string, { value: string }>;

const code = readFileSync("infra/edge/api-request.js", "utf8");

// Without globals, like the edge runtime: no module, no require, no URL, no console.
function headersAfter(headers: Headers): Headers {
	const context = createContext({ event: { request: { headers } } });
	runInContext(code, context);
	return runInContext("handler(event)", context).headers;
}

it("adds the requested host to the request, whatever the visitor claims", () => {
	const host = { value: "d111111abcdef8.cloudfront.net" };
	expect(headersAfter({ host })).toEqual({ host, "x-viewer-host": host });
	expect(
		headersAfter({ host, "x-viewer-host": { value: "evil.example" } }),
	).toEqual({ host, "x-viewer-host": host });
});

it("does not throw without a host", () => {
	expect(headersAfter({})).toEqual({ "x-viewer-host": { value: "" } });
});

it("uses nothing that CloudFront's runtime rejects", () => {
	expect(code).not.toMatch(
		/^\s*(import|export)\b|\brequire\(|\?\.|\?\?|async /m,
	);
});
