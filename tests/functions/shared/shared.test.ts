import { describe, expect, it, vi } from "vitest";
import { optionalEnv, requireEnv } from "#functions/shared/env.ts";
import { escapeHtml } from "#functions/shared/escape-html.ts";
import { json, readBody } from "#functions/shared/http.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { makeEvent } from "#tests/functions/contact/make-event.ts";

describe("requireEnv", () => {
	it("gives what is set and names what is not", () => {
		vi.stubEnv("SOME", "value");
		vi.stubEnv("NONE", "");
		expect(requireEnv("SOME")).toBe("value");
		expect(() => requireEnv("NONE")).toThrow("NONE is not set");
		expect(optionalEnv("NONE")).toBeUndefined();
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
	])("%j", (body, expected) => {
		expect(read(body)).toEqual(expected);
	});
});

it("json answers are not kept by caches unless told", () => {
	expect(json(200, { a: 1 }).headers).toMatchObject({
		"cache-control": "no-store",
		"content-type": "application/json; charset=utf-8",
	});
	const headers = { "cache-control": "public" };
	expect(json(200, {}, headers).headers).toMatchObject(headers);
});

it("escapeHtml leaves nothing that could open a tag or end an attribute", () => {
	expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
		"&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;",
	);
});

it("a log line is one line of JSON and says of an error only its kind", () => {
	vi.stubEnv("LOG_LEVEL", "");
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const error = Object.assign(new TypeError("ana@example.com\nis bad"), {
		code: "EBAD",
		$metadata: { httpStatusCode: 400, requestId: "r" },
	});
	log.warn("it failed", describeError(error));
	expect(warn.mock.calls).toEqual([
		[
			'{"level":"warn","message":"it failed","error":"TypeError","code":"EBAD","status":400,"requestId":"r"}',
		],
	]);
	expect(describeError("text")).toEqual({ error: "string" });
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});
