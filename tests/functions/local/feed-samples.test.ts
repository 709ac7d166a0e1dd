import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import {
	type FeedSamples,
	sampleOf,
	startFeedSamples,
} from "#functions/local/feed-samples.ts";

// What runs here is built from the site's own sources.
vi.unmock("#content/feeds/sources.ts");

let samples: FeedSamples;
beforeAll(async () => {
	vi.stubEnv("LOG_LEVEL", "silent");
	samples = await startFeedSamples(true);
});
afterAll(() => samples.close());

const ask = (url: string) =>
	fetch(`${samples.url}?url=${encodeURIComponent(url)}`);

it.each([...feedSources.map(({ url }) => url), preprintUrl])(
	"has a sample of %s",
	async (url) => {
		const response = await ask(url);
		expect(response.status).toBe(200);
		expect(response.headers.get("x-sample")).toBe("1");
		expect(await response.text()).toMatch(/<(rss|feed|rdf:RDF)[\s>]/);
	},
);

it("serves a sample of the source that cannot be reached, and passes on the others", async () => {
	const { fetch } = globalThis;
	const [down, up] = [feedSources[0]?.url ?? "", preprintUrl];
	const replies = new Map([
		[down, () => Promise.reject(new Error("down"))],
		[up, () => Promise.resolve(new Response("<feed/>"))],
	]);
	vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
		(replies.get(url) ?? (() => fetch(url, init)))(),
	);
	const online = await startFeedSamples();
	const isSample = async (url: string) => {
		const response = await fetch(
			`${online.url}?url=${encodeURIComponent(url)}`,
		);
		return response.headers.has("x-sample");
	};
	expect(await isSample(down)).toBe(true);
	expect(await isSample(up)).toBe(false);
	await online.close();
	vi.unstubAllGlobals();
});

it("has a sample for a new source", () => {
	expect(sampleOf("Wiz", 5)).toBe("wiz");
	expect(sampleOf("A new one", 1)).toBe("docker-blog");
});

it.each([
	"",
	"http://127.0.0.1/",
	"https://example.com/",
	"file:///etc/passwd",
])("responds 404 to a URL that is not a source: %j", async (url) => {
	expect((await ask(url)).status).toBe(404);
});

it("listens only on this machine", () => {
	expect(samples.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});
