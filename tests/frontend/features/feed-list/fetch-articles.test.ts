import { afterEach, expect, test, vi } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { site } from "#content/site.ts";
import { fetchArticles } from "#frontend/features/feed-list/fetch-articles.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
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
