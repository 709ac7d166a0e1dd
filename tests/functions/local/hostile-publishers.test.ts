import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { buildFunctions } from "#functions/build.ts";
import { type Gateway, startGateway } from "#functions/local/gateway.ts";
import { lambdaMaxBytes } from "#functions/local/lambda-limits.ts";
import { closeServer, listen } from "#functions/local/listen.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { makeSiteFolder } from "./site-folder.ts";

// Seven of eight publishers are hostile, all at once. The functions are those that are deployed.

vi.unmock("#content/feeds/sources.ts");

const mebibyte = 1_048_576;
const item = (text: string) =>
	`<item><title>${text}</title><link>https://news.example/${text.length}</link></item>`;
const feed = (items: string) =>
	`<rss version="2.0"><channel><title>Feed</title>${items}</channel></rss>`;
const send = (body: string | Buffer, headers: Record<string, string> = {}) => {
	const bytes = Buffer.from(body);
	return (response: ServerResponse) =>
		void response
			.writeHead(200, { "content-type": "application/rss+xml", ...headers })
			.end(bytes);
};

type Publisher = (response: ServerResponse) => void;

/**
 * What the sources do, in order; all others behave like the first. The status is that of our own
 * response.
 */
const publishersOf: [what: string, status: number, respond: Publisher][] = [
	["works", 200, send(feed(item("An article of the working publisher")))],
	[
		"sends more than a feed may have",
		502,
		send(feed(item("x".repeat(6 * mebibyte)))),
	],
	[
		"sends a tag of 4 MiB",
		200,
		send(feed(`<item ${" ".repeat(4 * mebibyte)}></item>`)),
	],
	[
		"sends 4 MiB of short articles",
		200,
		send(feed(item("Short").repeat((4 * mebibyte) / item("Short").length))),
	],
	[
		"sends 100 MiB packed",
		502,
		send(gzipSync(Buffer.alloc(100 * mebibyte, " ")), {
			"content-encoding": "gzip",
		}),
	],
	[
		"sends a page to log in",
		502,
		send("<!doctype html><h1>Log in</h1>", { "content-type": "text/html" }),
	],
	[
		"never ends",
		502,
		(response) => {
			response.writeHead(200, { "content-type": "application/rss+xml" });
			const drip = setInterval(() => response.write("<item>"), 50);
			response.on("close", () => clearInterval(drip));
		},
	],
	[
		"breaks off",
		502,
		(response) => {
			response.writeHead(200, { "content-length": "9000" });
			response.write("<rss>", () => response.destroy());
		},
	],
];

const publishers = createServer((request, response) => {
	const url = new URL(request.url ?? "", "http://127.0.0.1").searchParams.get(
		"url",
	);
	const index = feedSources.findIndex((source) => source.url === url);
	const [, , respond] = publishersOf[index] ?? publishersOf[0] ?? [];
	respond?.(response);
});

const folders = makeSiteFolder();
let gateway: Gateway;
beforeAll(async () => {
	await buildFunctions(folders.functionsFolder);
	const port = await listen(publishers);
	gateway = await startGateway({
		...folders,
		port: 0,
		mailboxPort: 0,
		quiet: true,
		offline: true,
		environment: { FEEDS_UPSTREAM_OVERRIDE: `http://127.0.0.1:${port}/` },
	});
}, 60_000);
afterAll(async () => {
	await gateway.close();
	await closeServer(publishers);
	folders.remove();
});

const readNews = async () => {
	const response = await fetch(`${gateway.url}${apiPaths.feeds}`);
	const text = await response.text();
	expect(response.status).toBe(200);
	expect(text.length).toBeLessThan(lambdaMaxBytes / 2);
	const { items } = JSON.parse(text) as { items: { title: string }[] };
	return items.map(({ title }) => title);
};

const sendMessage = async () => {
	const { status } = await fetch(`${gateway.url}${apiPaths.contact}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(aMessage),
	});
	return status;
};

it("the news has the healthy publisher's article, and the form keeps working", {
	timeout: 60_000,
}, async () => {
	const [titles, status] = await Promise.all([readNews(), sendMessage()]);
	expect(status).toBe(200);
	expect(titles).toContain("An article of the working publisher");
	expect(titles.filter((title) => title.length > 500)).toEqual([]);
	// Nothing is requested again, so this is immediate; a source that was too slow for the first list may have joined.
	const start = performance.now();
	expect(await readNews()).toEqual(expect.arrayContaining(titles));
	expect(performance.now() - start).toBeLessThan(2_000);
});

it.each(
	feedSources
		.slice(0, publishersOf.length)
		.map(({ url }, index) => ({ url, ...publisherAt(index) })),
)(
	"the feed of a publisher that $what gets the status $status",
	{
		timeout: 60_000,
	},
	async ({ url, status }) => {
		const address = `${gateway.url}${apiPaths.feeds}?feed=${encodeURIComponent(url)}`;
		const response = await fetch(address);
		const text = await response.text();
		expect(response.status).toBe(status);
		expect(text.length).toBeLessThan(lambdaMaxBytes / 2);
	},
);

function publisherAt(index: number) {
	const [what, status] = publishersOf[index] ?? [];
	return { what, status };
}
