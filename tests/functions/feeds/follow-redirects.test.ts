import http, { type IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { followRedirects } from "#functions/feeds/follow-redirects.ts";
import { publicPolicy } from "#functions/feeds/upstream-policy.ts";
import { startUpstream, type Upstream } from "./start-upstream.ts";

// The production policy. Requests go to a server on this machine, whatever their scheme and host.

const origin = new URL("https://news.example/feed");
let upstream: Upstream;
const requested: string[] = [];
afterEach(async () => {
	requested.length = 0;
	await upstream.close();
});

/** Follows redirects by the address requested, as `status location`; every other address is a feed. */
async function follow(redirects: Record<string, string>) {
	upstream = await startUpstream((_, response) => {
		const [status, location = ""] =
			redirects[requested.at(-1) ?? ""]?.split(" ") ?? [];
		response.writeHead(Number(status ?? 200), { location }).end("feed");
	});
	const request = (target: URL) => {
		requested.push(target.href);
		return new Promise<IncomingMessage>((resolve, reject) => {
			http.get(upstream.url, resolve).on("error", reject);
		});
	};
	const start = { origin, start: origin };
	const { response, movedTo } = await followRedirects(
		start,
		request,
		publicPolicy,
		5,
	);
	response.resume();
	return movedTo;
}

test.each([301, 302])(
	"a redirect from https to http (%i) is requested over https, as the publisher's next redirect would ask for",
	async (status) => {
		const movedTo = await follow({
			"https://news.example/feed": `${status} http://news.example/feed/`,
			"http://news.example/feed/": `${status} https://news.example/feed/`,
		});
		expect(requested).toEqual([
			"https://news.example/feed",
			"https://news.example/feed/",
		]);
		expect(movedTo).toBe(status === 301 ? "https://news.example/feed/" : "");
	},
);

test("a feed that is now served over http only is refused as such, and has not moved", async () => {
	await expect(
		follow({ "https://news.example/feed": "301 http://news.example/feed" }),
	).rejects.toMatchObject({ message: "not https", movedTo: undefined });
	expect(requested).toEqual(["https://news.example/feed"]);
});

test.each([
	["https://news.example:8443/feed", "an unusual port"],
	["http://news.example:8080/feed", "an unusual port"],
	["https://me:secret@news.example/feed", "credentials"],
	["ftp://news.example/feed", "not https"],
])(
	"%s is refused, but is not another site that an operator could enter",
	async (to, message) => {
		await expect(
			follow({ "https://news.example/feed": `301 ${to}` }),
		).rejects.toMatchObject({ message, movedTo: undefined });
	},
);

test("a permanent redirect to another site names the address that an operator can enter", async () => {
	await expect(
		follow({ "https://news.example/feed": "301 http://other.example/feed" }),
	).rejects.toMatchObject({
		message: "another site, other.example",
		movedTo: "https://other.example/feed",
	});
});
