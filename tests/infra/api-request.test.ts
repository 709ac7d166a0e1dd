import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { apiRequestCode } from "#infra/edge/api-request.ts";

type Headers = Record<string, { value: string }>;

// Without globals, like the edge runtime: no module, no require, no URL, no console.
function headersAfter(headers: Headers): Headers {
	const context = createContext({ event: { request: { headers } } });
	runInContext(apiRequestCode(), context);
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
	expect(apiRequestCode()).not.toMatch(
		/^\s*(import|export)\b|\brequire\(|\?\.|\?\?|async /m,
	);
});
