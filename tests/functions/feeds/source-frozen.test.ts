import { describe, expect, test } from "vitest";
import { update } from "#functions/shared/table.ts";
import { setUpSource } from "./set-up-source.ts";
import { rss } from "./start-upstream.ts";

const source = setUpSource();

describe("a server that sends the same entity tag for every version", () => {
	const hour = 60 * 60_000;

	/** Answers like a server whose tag does not depend on the body, with 304 or with the tag and a body. */
	const respondWith = (title: string, refuses304 = false) =>
		source.upstream.respond(({ headers }, response) => {
			response.setHeader("etag", '"constant"');
			response.setHeader("cache-control", "max-age=1800");
			if (headers["if-none-match"] && !refuses304) {
				response.writeHead(304).end();
			} else response.end(rss(title));
		});

	test.each([false, true])(
		"is asked for the whole feed every six hours, and its articles change (ignores If-None-Match: %s)",
		async (refuses304) => {
			respondWith("Old", refuses304);
			const { now } = source;
			await source.get();
			respondWith("New", refuses304);
			let title = "Old 0";
			while (title === "Old 0" && source.now < now + 24 * hour) {
				source.now += hour / 2 + 1;
				const { copy } = await source.get();
				title = copy?.items.list[0]?.title ?? "";
			}
			expect(title).toBe("New 0");
			expect(source.now - now).toBeGreaterThanOrEqual(6 * hour);
			expect(source.now - now).toBeLessThan(6.6 * hour);
			// All others were conditional, and parsed nothing.
			const unconditional = source.upstream.requests.filter(
				({ headers }) => !headers["if-none-match"],
			);
			expect(unconditional).toHaveLength(2);
			expect(source.readItems).toHaveBeenCalledTimes(2);
		},
	);
});

test("an unchanged feed is parsed again after a deployment that changes the reader", async () => {
	source.upstream.respond(({ headers }, response) => {
		response.setHeader("etag", '"a"');
		if (headers["if-none-match"]) response.writeHead(304).end();
		else response.end(rss("Same"));
	});
	await source.get();
	source.passFreshTime();
	await source.get();
	expect(source.readItems).toHaveBeenCalledTimes(1);
	// As if the code of an earlier deployment had read it.
	await update(source.cache.table, {
		key: { url: source.upstream.url },
		set: { readBy: "earlier" },
	});
	source.passFreshTime();
	expect(await source.get()).toMatchObject({ failures: 0 });
	expect(source.readItems).toHaveBeenCalledTimes(2);
	// Once is enough.
	source.passFreshTime();
	expect(await source.get()).toMatchObject({ lastStatus: "304" });
	expect(source.readItems).toHaveBeenCalledTimes(2);
});
