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
	["one permanent redirect", { "/": "301 /new" }, "/new"],
	["308 too", { "/": "308 /new" }, "/new"],
	["several in a row", { "/": "301 /a", "/a": "308 /b" }, "/b"],
	["up to a temporary one", { "/": "301 /a", "/a": "302 /b" }, "/a"],
	["none after a temporary one", { "/": "302 /a", "/a": "301 /b" }, ""],
	["no temporary one", { "/": "307 /a" }, ""],
	["none without a redirect", {}, ""],
	["with its query", { "/": "301 /a", "/a": "301 /?x" }, "/?x"],
	["without its fragment", { "/": "301 /new#top" }, "/new"],
	["none too long to keep", { "/": `301 /${"n".repeat(3_000)}` }, ""],
] as [string, Record<string, string>, string][])(
	"a move is %s",
	async (_, redirects, path) => {
		const url = await site(redirects);
		const movedTo = path && new URL(path, url).href;
		const response = await fetchUpstream(url, none);
		expect(response).toMatchObject({
			kind: "changed",
			movedTo,
			usedOwnAddress: true,
		});
	},
);

test("a feed that has moved is requested at its new address", async () => {
	const url = await site({ "/": "301 /new" });
	const movedTo = `${url}new`;
	expect(await fetchUpstream(url, none, movedTo)).toMatchObject({
		kind: "changed",
		movedTo,
		usedOwnAddress: false,
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
	const stranger = await startUpstream((_, response) => response.end(rss("x")));
	const url = await site({
		"/": `301 ${stranger.url}feed`,
		"/t": `302 ${stranger.url}`,
	});
	expect(await fetchUpstream(url, none)).toEqual({
		kind: "failed",
		reason: `redirect refused: another site, 127.0.0.1:${stranger.port}; moved to ${stranger.url}feed`,
		ended: "moved away",
	});
	expect(await fetchUpstream(`${url}t`, none)).not.toHaveProperty("ended");
	expect(stranger.requests).toHaveLength(0);
	await stranger.close();
});

test.each([
	"http://169.254.169.254/latest/meta-data/",
	"http://10.0.0.1/feed",
	"http://[::1]/",
	"file:///etc/passwd",
	"no address",
])("a remembered move to %s is not followed either", async (movedTo) => {
	const url = await site({});
	expect(await fetchUpstream(url, none, movedTo)).toMatchObject({
		kind: "failed",
	});
	expect(upstream.requests).toHaveLength(0);
});

test("a stored move to another site, from an older policy or by hand, is not followed either", async () => {
	const stranger = await startUpstream((_, response) => response.end(rss("x")));
	const url = await site({});
	expect(await fetchUpstream(url, none, `${stranger.url}feed`)).toEqual({
		kind: "failed",
		reason: `redirect refused: another site, 127.0.0.1:${stranger.port}`,
	});
	expect(stranger.requests).toHaveLength(0);
	await stranger.close();
});
