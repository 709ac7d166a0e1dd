import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { apiRequestCode } from "#infra/edge/api-request.ts";

type Headers = Record<string, { value: string }>;

// As bare as the edge: no module, no require, no URL, no console.
function headersAfter(headers: Headers): Headers {
	const context = createContext({ event: { request: { headers } } });
	runInContext(apiRequestCode(), context);
	return runInContext("handler(event)", context).headers;
}

it("puts the host that was asked beside the request, whatever the visitor says", () => {
	const host = { value: "d111111abcdef8.cloudfront.net" };
	expect(headersAfter({ host })).toEqual({ host, "x-viewer-host": host });
	expect(
		headersAfter({ host, "x-viewer-host": { value: "evil.example" } }),
	).toEqual({ host, "x-viewer-host": host });
});

it("does not throw without a host", () => {
	expect(headersAfter({})).toEqual({ "x-viewer-host": { value: "" } });
});

it("has nothing that CloudFront's runtime refuses", () => {
	expect(apiRequestCode()).not.toMatch(
		/^\s*(import|export)\b|\brequire\(|\?\.|\?\?|async /m,
	);
});
