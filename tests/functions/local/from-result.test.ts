import { expect, it } from "vitest";
import { fromResult } from "#functions/local/from-result.ts";

const security = {
	"content-security-policy": "site",
	"x-frame-options": "DENY",
};
const response = (result: unknown) => {
	const { status, headers, body } = fromResult(result, security);
	return { status, headers, text: body.toString() };
};

it("passes on status, headers, cookies and body", () => {
	expect(
		response({
			statusCode: 201,
			headers: { "X-One": "1", "content-length": 3 },
			cookies: ["a=1", "b=2"],
			body: "é",
		}),
	).toEqual({
		status: 201,
		headers: {
			"x-one": "1",
			"content-length": "3",
			"set-cookie": ["a=1", "b=2"],
			...security,
		},
		text: "é",
	});
});

it("decodes base64", () => {
	expect(
		response({ statusCode: 200, body: "w6k=", isBase64Encoded: true }).text,
	).toBe("é");
});

it("keeps the function's own Content-Security-Policy", () => {
	const headers = { "Content-Security-Policy": "own" };
	expect(
		response({ statusCode: 200, headers }).headers["content-security-policy"],
	).toBe("own");
});

it.each([
	[{ a: 1 }, '{"a":1}'],
	["text", "text"],
	[undefined, "null"],
])(
	"turns %j into a JSON response, as API Gateway does without a status",
	(result, text) => {
		expect(response(result)).toMatchObject({
			status: 200,
			headers: { "content-type": "application/json" },
			text,
		});
	},
);
