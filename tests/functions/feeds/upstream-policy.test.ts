import { describe, expect, test, vi } from "vitest";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import {
	publicPolicy,
	vettedLookup,
} from "#functions/feeds/upstream-policy.ts";
import {
	fetchUpstream,
	limits,
	noValidators,
	policy,
	setUpFetch,
} from "./set-up-fetch.ts";

const { serve } = setUpFetch();

test("a name is checked by the connection's own DNS lookup", async () => {
	const upstream = await serve((_, response) => response.end("x"));
	const ask = (host: string) =>
		fetchUpstream(`http://${host}:${upstream.port}/`, noValidators);
	expect(await ask("feed.test")).toMatchObject({ kind: "changed" });
	expect(await ask("private.test")).toMatchObject({
		reason: "private address refused",
	});
	expect(upstream.requests).toHaveLength(1);
	expect(await ask("partly-private.test")).toMatchObject({ kind: "changed" });
	expect(upstream.requests).toHaveLength(2);
});

// A publisher's faulty entry, a network's translated address, or DNS rebinding.
test("of several addresses only those that are allowed are passed on", () => {
	const lookup = vettedLookup(policy);
	const found = vi.fn();
	lookup("partly-private.test", { all: true }, found);
	lookup("partly-private.test", {}, found);
	expect(found.mock.calls).toEqual([
		[null, [{ address: "127.0.0.1", family: 4 }]],
		[null, "127.0.0.1", 4],
	]);
});

describe("in production", () => {
	const origin = new URL("https://www.docker.com/blog/feed/");

	test.each([
		["https://www.docker.com/feed", null],
		["https://docker.com/feed", null],
		["https://feeds.docker.com/feed", null],
		["http://www.docker.com/feed", "not https"],
		["https://www.docker.com:8443/feed", "an unusual port"],
		["https://a:b@www.docker.com/feed", "credentials"],
		[
			"https://docker.com.evil.example/",
			"another site, docker.com.evil.example",
		],
		["https://169.254.169.254/", "another site, 169.254.169.254"],
	])("the reason to refuse %s is %s", (target, reason) => {
		expect(publicPolicy.refuse(new URL(target), origin)).toBe(reason);
	});

	// Only the public suffix list knows where a site ends: these are different sites.
	test.each([
		["https://x.com.au/feed", "https://evil.com.au/feed"],
		["https://www.x.co.uk/feed", "https://evil.co.uk/feed"],
		["https://x.github.io/feed", "https://evil.github.io/feed"],
		["https://x.com.au/feed", "https://com.au/feed"],
		["https://x.com.au/feed", "https://evilx.com.au/feed"],
		["https://x.com.au/feed", "https://x.com.au.evil.example/feed"],
	])("%s does not redirect to %s", (from, to) => {
		const reason = publicPolicy.refuse(new URL(to), new URL(from));
		expect(reason).toBe(`another site, ${new URL(to).hostname}`);
	});

	test("a server on this machine cannot be reached", async () => {
		const fetchPublic = createFetchUpstream(publicPolicy, limits);
		const { url } = await serve((_, response) => response.end("x"));
		expect(await fetchPublic(url, noValidators)).toMatchObject({
			kind: "failed",
		});
		expect(await fetchPublic("https://127.0.0.1/", noValidators)).toEqual({
			kind: "failed",
			reason: "private address refused",
		});
	});
});
