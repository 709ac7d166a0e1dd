import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { makeGet } from "./make-get.ts";
import { get, setUpRelay, sourceOf } from "./set-up-relay.ts";
import { rss } from "./start-upstream.ts";

const relay = setUpRelay();

describe("the local gateway's samples", () => {
	const sample: RequestListener = (request, response) => {
		response.setHeader("x-sample", "1");
		response.end(rss(sourceOf(request.url)));
	};

	test("are marked as such", async () => {
		relay.upstream.respond(sample);
		const { handler } = relay.instance();
		expect((await get(handler)).body).toContain("<title>Wiz (sample)</title>");
		expect(
			JSON.parse((await handler(makeGet())).body ?? "").items[0],
		).toMatchObject({
			_source: { name: expect.stringMatching(/ \(sample\)$/) },
		});
	});

	test("are cached for a minute", async () => {
		relay.upstream.respond(sample);
		const { handler } = relay.instance();
		await get(handler);
		relay.now += 59_000;
		await get(handler);
		expect(relay.upstream.requests).toHaveLength(1);
		relay.now += 1_000;
		await get(handler);
		expect(relay.upstream.requests).toHaveLength(2);
	});

	test("do not replace real articles", async () => {
		const { handler } = relay.instance();
		await get(handler);
		relay.now += freshMs + 1;
		relay.upstream.respond(sample);
		const { body, state } = await get(handler);
		expect(state).toBe("stale");
		expect(body).not.toContain("(sample)");
	});
});
