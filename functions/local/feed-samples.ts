import { existsSync, readFileSync } from "node:fs";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { fileURLToPath } from "node:url";
import { companyId } from "#content/company-id.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { slugify } from "#content/slug.ts";
import { log } from "#functions/shared/log.ts";
import { closeServer, listen } from "./listen.ts";

const liveTimeoutMs = 1_500;
const offlineMs = 60_000;

export type FeedSamples = { url: string; close(): Promise<void> };

/**
 * Starts a server between the feed relay and the network: it passes a feed on if the network
 * delivers it, and otherwise sends its sample, marked `x-sample: 1`.
 * @param offline do not try the network at all
 */
export async function startFeedSamples(offline = false): Promise<FeedSamples> {
	let isLogged = false;
	/** When a source that could not be reached may be asked again. */
	const retryAt = new Map<string, number>();

	async function serve(request: IncomingMessage, response: ServerResponse) {
		const url = new URL(request.url ?? "/", "http://local").searchParams.get(
			"url",
		);
		const name = url === null ? undefined : samples.get(url);
		if (url === null || name === undefined) {
			response.writeHead(404).end();
			return;
		}
		const isSkipped = offline || Date.now() < (retryAt.get(url) ?? 0);
		const live = isSkipped ? null : await fetchLive(url, request);
		if (live) {
			isLogged = false;
			response.writeHead(live.status, live.headers).end(live.body);
			return;
		}
		if (!isLogged) log.warn("no network: serving sample feeds");
		isLogged = true;
		if (!isSkipped) retryAt.set(url, Date.now() + offlineMs);
		const sample = readFileSync(`${samplesFolder}${name}.xml`);
		response.writeHead(200, sampleHeaders).end(sample);
	}

	const server = createServer((request, response) => {
		serve(request, response).catch(() => response.writeHead(502).end());
	});
	const port = await listen(server);
	return {
		url: `http://127.0.0.1:${port}/`,
		close: () => closeServer(server),
	};
}

const samplesFolder = fileURLToPath(
	new URL("../../tests/fixtures/feeds/", import.meta.url),
);
const fallbackSamples = ["wiz", "docker-blog", "ai-news"];
const samples = new Map<string, string>([
	...feedSources.map(
		({ name, url }, index) => [url, sampleOf(name, index)] as const,
	),
	[preprintUrl, "arxiv"],
]);
const sampleHeaders = { "content-type": "application/xml", "x-sample": "1" };
const forwardedHeaders = [
	"age",
	"cache-control",
	"content-type",
	"date",
	"etag",
	"expires",
	"last-modified",
	"retry-after",
];

async function fetchLive(url: string, request: IncomingMessage) {
	const headers = new Headers({ "user-agent": `${companyId}Local/1.0` });
	for (const name of ["if-none-match", "if-modified-since"]) {
		const value = request.headers[name];
		if (value) headers.set(name, String(value));
	}
	try {
		const signal = AbortSignal.timeout(liveTimeoutMs);
		const live = await fetch(url, { headers, signal });
		return {
			status: live.status,
			headers: Object.fromEntries(
				forwardedHeaders.flatMap((name) => {
					const value = live.headers.get(name);
					return value ? [[name, value]] : [];
				}),
			),
			body: Buffer.from(await live.arrayBuffer()),
		};
	} catch {
		return null;
	}
}

/** Returns the sample for a source; a newly added source without one uses another's. */
export function sampleOf(name: string, index: number): string {
	const own = slugify(name);
	if (existsSync(`${samplesFolder}${own}.xml`)) return own;
	return fallbackSamples[index % fallbackSamples.length] ?? own;
}
