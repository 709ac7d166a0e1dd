import { afterEach, expect, test, vi } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { fetchArticles } from "#frontend/features/feed-list/fetch-articles.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("where no source can be read the error has its words, and each source one warning", async () => {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		throw new TypeError("Failed to fetch");
	});
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	await expect(fetchArticles()).rejects.toThrow(/^All proxy attempts failed$/);
	expect(asked).toHaveLength(2 * feedSources.length);
	expect(warn.mock.calls.map(([text]) => text.split(":")[0])).toEqual(
		feedSources.map(({ name }) => name),
	);
});
