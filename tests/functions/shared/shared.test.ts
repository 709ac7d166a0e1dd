import { describe, expect, it, vi } from "vitest";
import { metricNames } from "#content/operations.ts";
import {
	comesThroughCdn,
	originSecrets,
} from "#functions/shared/comes-through-cdn.ts";
import { declaredEnv, optionalEnv, requireEnv } from "#functions/shared/env.ts";
import { json, readBody } from "#functions/shared/http.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { makeEvent } from "#tests/functions/contact/make-event.ts";

const reported = vi.hoisted(() => vi.fn());
vi.mock("#functions/shared/metrics.ts", () => ({ count: reported }));

describe("an environment variable", () => {
	it("that is required must not be empty; one that is optional or declared may be", () => {
		vi.stubEnv("SOME", "value");
		vi.stubEnv("NONE", "");
		expect(requireEnv("SOME")).toBe("value");
		expect(() => requireEnv("NONE")).toThrow("NONE is not set");
		expect(optionalEnv("NONE")).toBeUndefined();
		expect(declaredEnv("NONE")).toBe("");
		expect(() => declaredEnv("MISSING")).toThrow("MISSING is not set");
		vi.unstubAllEnvs();
	});
});

describe("readBody", () => {
	const read = (body: string | Uint8Array, max = 4) =>
		readBody(makeEvent({ body }), max);
	it.each<[string | Uint8Array, object]>([
		["abcd", { status: "text", text: "abcd" }],
		["", { status: "text", text: "" }],
		[Buffer.from("é"), { status: "text", text: "é" }],
		["abcde", { status: "too-large" }],
		["ééé", { status: "too-large" }],
		[Buffer.from("abcde"), { status: "too-large" }],
		[Buffer.from([0xc3]), { status: "not-utf8" }],
	])("reads %j", (body, expected) => {
		expect(read(body)).toEqual(expected);
	});
});

it("json responses are not cacheable unless specified", () => {
	expect(json(200, { a: 1 }).headers).toMatchObject({
		"cache-control": "no-store",
		"content-type": "application/json; charset=utf-8",
	});
	const headers = { "cache-control": "public" };
	expect(json(200, {}, headers).headers).toMatchObject(headers);
});

it("a log line reveals only an error's kind", () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const error = Object.assign(new TypeError("ana@example.com\nis bad"), {
		code: "EBAD",
		$metadata: { httpStatusCode: 400, requestId: "r" },
	});
	log.warn("it failed", describeError(error));
	expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
		level: "WARN",
		message: "it failed",
		error: "TypeError",
		code: "EBAD",
		status: 400,
		awsRequestId: "r",
	});
	expect(String(warn.mock.calls)).not.toContain("ana@");
	expect(describeError("text")).toEqual({ error: "string" });
	vi.restoreAllMocks();
});

describe("the origin secret", () => {
	it("of another value is reported, as CloudFront's own would refuse everybody; none, as scanners send, is not", () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		reported.mockClear();
		expect(accepts("ours", ["ours", "old"])).toBe(true);
		expect(accepts(undefined, ["ours"])).toBe(false);
		expect(accepts("", ["ours"])).toBe(false);
		expect(reported).not.toHaveBeenCalled();
		expect(accepts("another", ["ours"])).toBe(false);
		expect(reported.mock.calls).toEqual([[metricNames.originSecretRefused]]);
		expect(error.mock.calls).toHaveLength(1);
		expect(String(error.mock.calls)).not.toContain("another");
		vi.restoreAllMocks();
	});

	const secretsFrom = (text: string | undefined) => {
		vi.stubEnv("ORIGIN_SECRET", text);
		try {
			return originSecrets();
		} finally {
			vi.unstubAllEnvs();
		}
	};
	const accepts = (secret: string | undefined, accepted: string[]) =>
		comesThroughCdn(
			makeEvent({
				headers: secret === undefined ? {} : { "x-origin-verify": secret },
			}),
			accepted,
		);

	it("is one value, or two while it is being rotated", () => {
		expect(secretsFrom("new")).toEqual(["new"]);
		expect(secretsFrom("new,old")).toEqual(["new", "old"]);
	});

	it("is disabled only by an empty setting", () => {
		expect(secretsFrom("")).toEqual([]);
		expect(accepts(undefined, [])).toBe(true);
		expect(() => secretsFrom(undefined)).toThrow("ORIGIN_SECRET is not set");
	});

	it.each([",", "new,", ",old", " , "])(
		"%j would let everyone in, so the function does not start",
		(text) => {
			expect(() => secretsFrom(text)).toThrow("empty secret");
		},
	);

	it.each([
		["new", true],
		["old", true],
		[undefined, false],
		["", false],
		["older", false],
		["new,old", false],
		["NEW", false],
		["n\u0435w", false],
	])(
		"whether a request with the header %j is accepted: %j",
		(secret, isOurs) => {
			expect(accepts(secret, ["new", "old"])).toBe(isOurs);
		},
	);
});
