import { describe, expect, test } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { allowedUrls } from "#functions/feeds/allowed-urls.ts";
import { fail, get, setUpRelay, sourceOf } from "./set-up-relay.ts";
import { rss } from "./start-upstream.ts";

const relay = setUpRelay();

describe("the schedule", () => {
	test("keeps every source and the papers fresh", async () => {
		const { handler, refresh } = relay.instance();
		relay.upstream.respond((request, response) => {
			const url = new URL(request.url ?? "", "http://x").searchParams;
			if (url.get("url") !== preprintUrl) return response.end(rss("x"));
			response.end(
				'<feed><entry><id>http://arxiv.org/abs/1</id><title>A $\\beta$ paper</title><link href="http://arxiv.org/abs/1"/></entry></feed>',
			);
		});
		expect(await refresh()).toEqual({ fresh: 9, failed: 0 });
		expect(await refresh()).toEqual({ fresh: 9, failed: 0 });
		expect(relay.upstream.requests).toHaveLength(9);
		relay.now += freshMs;
		expect(await refresh()).toEqual({ fresh: 9, failed: 0 });
		expect(relay.upstream.requests).toHaveLength(18);
		expect((await get(handler)).state).toBe("fresh");
		expect(relay.upstream.requests).toHaveLength(18);
	});

	test("requests a publisher's feeds one at a time", async () => {
		let current = 0;
		let most = 0;
		relay.upstream.respond((request, response) => {
			if (!sourceOf(request.url).startsWith("TechRepublic")) {
				return response.end(rss("x"));
			}
			current += 1;
			most = Math.max(most, current);
			setTimeout(() => {
				current -= 1;
				response.end(rss("x"));
			}, 20);
		});
		await relay.instance().refresh();
		expect(most).toBe(1);
	});

	test("refreshes the others if one is no address", async () => {
		const { refresh } = relay.instance();
		const before = await refresh();
		const urls = allowedUrls as Set<string>;
		urls.add("www.wiz.io/feed");
		const after = await refresh();
		urls.delete("www.wiz.io/feed");
		expect(after.fresh).toBeGreaterThanOrEqual(before.fresh);
	});

	test("reports failures, and skips sources that are backing off", async () => {
		const { refresh } = relay.instance();
		relay.upstream.respond(fail(503));
		expect(await refresh()).toEqual({ fresh: 0, failed: 9 });
		await refresh();
		expect(relay.upstream.requests).toHaveLength(9);
	});
});
