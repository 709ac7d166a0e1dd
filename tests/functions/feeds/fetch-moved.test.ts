import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { loopbackLimits, loopbackSite } from "./loopback-site.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

const fetchUpstream = createFetchUpstream(loopbackSite, loopbackLimits);
const none = { etag: "", lastModified: "" };

let upstream: Upstream;
afterEach(() => upstream.close());

/** Redirects by path, as `status location`; every other path is a feed. */
async function site(redirects: Record<string, string>): Promise<string> {
	const listener: RequestListener = ({ url = "" }, response) => {
		const [status, location = ""] = redirects[url]?.split(" ") ?? [];
		if (status) response.writeHead(Number(status), { location }).end();
		else response.end(rss("There"));
	};
	upstream = await startUpstream(listener);
	return upstream.url;
}

const paths = () => upstream.requests.map(({ url }) => url);

test.each([
	["a permanent redirect, 301", { "/": "301 /new" }, "/new"],
	["a permanent redirect, 308", { "/": "308 /new" }, "/new"],
	[
		"the last of several permanent redirects",
		{ "/": "301 /a", "/a": "308 /b" },
		"/b",
	],
	[
		"the last permanent redirect before a temporary one",
		{ "/": "301 /a", "/a": "302 /b" },
		"/a",
	],
	[
		"no permanent redirect after a temporary one",
		{ "/": "302 /a", "/a": "301 /b" },
		"",
	],
	["no temporary redirect", { "/": "307 /a" }, ""],
	["no response that is not a redirect", {}, ""],
	["a redirect, with its query", { "/": "301 /a", "/a": "301 /?x" }, "/?x"],
	["a redirect, without its fragment", { "/": "301 /new#top" }, "/new"],
	[
		"no redirect to an address too long to store",
		{ "/": `301 /${"n".repeat(3_000)}` },
		"",
	],
] as [string, Record<string, string>, string][])(
	"the address to be stored is taken from %s",
	async (_, redirects, path) => {
		const url = await site(redirects);
		const movedTo = path && new URL(path, url).href;
		const response = await fetchUpstream(url, none);
		expect(response).toMatchObject({
			kind: "changed",
			movedTo,
			usedOwnUrl: true,
		});
	},
);

test("a feed that has moved is requested at its new address", async () => {
	const url = await site({ "/": "301 /new" });
	const movedTo = `${url}new`;
	expect(await fetchUpstream(url, none, movedTo)).toMatchObject({
		kind: "changed",
		movedTo,
		usedOwnUrl: false,
	});
	expect(paths()).toEqual(["/new"]);
});

test("a moved feed may move again, or back", async () => {
	const url = await site({ "/new": "301 /newer", "/back": "301 /" });
	expect(await fetchUpstream(url, none, `${url}new`)).toMatchObject({
		movedTo: `${url}newer`,
	});
	expect(await fetchUpstream(url, none, `${url}back`)).toMatchObject({
		movedTo: "",
	});
});

test("two addresses that redirect to each other are a failure", async () => {
	const url = await site({ "/": "301 /b", "/b": "301 /" });
	expect(await fetchUpstream(url, none)).toEqual({
		kind: "failed",
		reason: "redirect refused: too many redirects",
	});
});

test("410 says that the feed is gone", async () => {
	const url = await site({ "/": "410 " });
	expect(await fetchUpstream(url, none)).toEqual({
		kind: "failed",
		reason: "410",
		ended: "gone",
	});
});

test("a move to another site is not followed, but reported", async () => {
	const otherSite = await startUpstream((_, response) =>
		response.end(rss("x")),
	);
	const url = await site({
		"/": `301 ${otherSite.url}feed`,
		"/t": `302 ${otherSite.url}`,
	});
	expect(await fetchUpstream(url, none)).toEqual({
		kind: "failed",
		reason: `redirect refused: another site, 127.0.0.1:${otherSite.port}; moved to ${otherSite.url}feed`,
		ended: "moved away",
	});
	expect(await fetchUpstream(`${url}t`, none)).not.toHaveProperty("ended");
	expect(otherSite.requests).toHaveLength(0);
	await otherSite.close();
});

test.each([
	"http://169.254.169.254/latest/meta-data/",
	"http://10.0.0.1/feed",
	"http://[::1]/",
	"file:///etc/passwd",
	"no address",
])("a stored new address of %j is not requested", async (movedTo) => {
	const url = await site({});
	expect(await fetchUpstream(url, none, movedTo)).toMatchObject({
		kind: "failed",
	});
	expect(upstream.requests).toHaveLength(0);
});

test("a stored new address on another site, from an older policy or by hand, is not requested", async () => {
	const otherSite = await startUpstream((_, response) =>
		response.end(rss("x")),
	);
	const url = await site({});
	expect(await fetchUpstream(url, none, `${otherSite.url}feed`)).toEqual({
		kind: "failed",
		reason: `redirect refused: another site, 127.0.0.1:${otherSite.port}`,
	});
	expect(otherSite.requests).toHaveLength(0);
	await otherSite.close();
});
