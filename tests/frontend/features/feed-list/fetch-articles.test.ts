// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { site } from "#content/site.ts";
import { fetchArticles } from "#frontend/features/feed-list/fetch-articles.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const day = 86_400_000;
const now = Date.parse("2024-04-01T00:00:00Z");

/** Our server's response to HEAD, from the CDN's cache. */
const fromServer = async () =>
	new Response(null, {
		headers: { date: new Date(now - day).toUTCString(), age: "86400" },
	});

/** Responds for each source with articles that are that many days old, by its index. */
function stubSources(
	agesOf: (source: number) => number[],
	ownServer = fromServer,
): void {
	vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
		if (method === "HEAD") return ownServer();
		const source = feedSources.findIndex(({ url }) =>
			address.includes(encodeURIComponent(url)),
		);
		const items = agesOf(source).map((age) => {
			const date = new Date(now - age * day - source * 1000).toUTCString();
			const link = `https://news.example/${source}/${age}`;
			return `<item><link>${link}</link><pubDate>${date}</pubDate><description>Full text</description></item>`;
		});
		return new Response(`<rss><channel>${items.join("")}</channel></rss>`);
	});
}

/** Fetches the articles by a visitor's clock. @returns their ages in days, in the order of the list */
async function agesByClock(clock: number): Promise<number[]> {
	vi.useFakeTimers({ now: clock, toFake: ["Date"] });
	const articles = await fetchArticles();
	return articles.map(({ link }) => Number(link.split("/").at(-1)));
}

test.each([2, 10, 800])(
	"by a clock that is %i days slow the newest articles come first, too",
	async (days) => {
		// Most sources publish days apart.
		stubSources((source) => [900, source * 3]);
		const ages = await agesByClock(now - days * day);
		expect(ages).toEqual(ages.toSorted((a, b) => a - b));
		expect(new Set(ages).size).toBe(feedSources.length + 1);
	},
);

test("an article in the future comes last, whoever is right about the time", async () => {
	stubSources((source) => (source === 0 ? [-300, 2] : [1]));
	expect((await agesByClock(now)).at(-1)).toBe(-300);
	expect((await agesByClock(now - 10 * day)).at(-1)).toBe(-300);
});

test("our server is asked for the time only if an article lies ahead, and may fail", async () => {
	const ownServer = vi.fn(async (): Promise<Response> => {
		throw new TypeError("Failed to fetch");
	});
	stubSources((source) => (source === 0 ? [2] : []), ownServer);
	expect(await agesByClock(now)).toEqual([2]);
	expect(ownServer).not.toHaveBeenCalled();
	stubSources((source) => (source === 0 ? [-300, 2] : []), ownServer);
	expect(await agesByClock(now)).toEqual([2, -300]);
	expect(ownServer).toHaveBeenCalledOnce();
	ownServer.mockResolvedValue(new Response());
	expect(await agesByClock(now)).toEqual([2, -300]);
});

test("no article has its full text, which would fill the browser's storage", async () => {
	stubSources(() => [1]);
	for (const { content } of await fetchArticles()) expect(content).toBe("");
});

test("if no source can be read the error has its message, and each source one warning", async () => {
	// Through the proxy, if there is one, and through our own relay.
	const ways = site.feedProxy ? 2 : 1;
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		throw new TypeError("Failed to fetch");
	});
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	await expect(fetchArticles()).rejects.toThrow(/^All proxy attempts failed$/);
	expect(asked).toHaveLength(ways * feedSources.length);
	expect(warn.mock.calls.map(([text]) => text.split(":")[0])).toEqual(
		feedSources.map(({ name }) => name),
	);
});
