import { afterAll, beforeAll, expect, test } from "vitest";
import { upstreamLimits } from "#functions/feeds/fetch-upstream.ts";
import { overrideFrom } from "#functions/feeds/upstream-override.ts";
import { startUpstream, type Upstream } from "./start-upstream.ts";

process.env.LOG_LEVEL = "silent";
let upstream: Upstream;
beforeAll(async () => {
	upstream = await startUpstream((request, response) =>
		response.end(request.url),
	);
});
afterAll(() => upstream.close());

test("requests the original address from the local server", async () => {
	const fetchUpstream = overrideFrom({ FEEDS_UPSTREAM_OVERRIDE: upstream.url });
	const response = await fetchUpstream?.("https://a.example/?b=c&d", {
		etag: "",
		lastModified: "",
	});
	expect(response).toMatchObject({
		bytes: Buffer.from("/?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d"),
	});
});

test("has no effect if it is not set", () => {
	expect(overrideFrom({})).toBeNull();
	expect(overrideFrom({ FEEDS_UPSTREAM_OVERRIDE: "" })).toBeNull();
});

test.each(["AWS_LAMBDA_FUNCTION_NAME", "AWS_EXECUTION_ENV"])(
	"is ignored in Lambda, which sets %s",
	(name) => {
		const env = { FEEDS_UPSTREAM_OVERRIDE: upstream.url, [name]: "x" };
		expect(overrideFrom(env)).toBeNull();
	},
);

test.each([
	"https://127.0.0.1:1/",
	"http://localhost:1/",
	"http://10.0.0.1/",
	"http://127.0.0.1.evil.example/",
	"http://evil.example/?127.0.0.1",
	"file:///127.0.0.1",
])("%s is refused", (base) => {
	expect(() => overrideFrom({ FEEDS_UPSTREAM_OVERRIDE: base })).toThrow(
		"FEEDS_UPSTREAM_OVERRIDE must be an http address on 127.0.0.1",
	);
});

test("does not let the local server redirect elsewhere", async () => {
	const fetchUpstream = overrideFrom(
		{ FEEDS_UPSTREAM_OVERRIDE: upstream.url },
		upstreamLimits,
	);
	upstream.respond((_, response) => {
		response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
	});
	expect(
		await fetchUpstream?.("x", { etag: "", lastModified: "" }),
	).toMatchObject({ reason: "redirect refused: another server" });
});
