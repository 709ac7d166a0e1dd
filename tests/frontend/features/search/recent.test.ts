import { afterEach, expect, test, vi } from "vitest";
import { readRecent, remember } from "#frontend/features/search/recent.ts";
import { recentLimit } from "#frontend/features/search/search-limits.ts";
import { stubStorage } from "#tests/frontend/storage/stub-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("the latest choices are remembered, each once, the latest first", () => {
	stubStorage({});
	for (const link of ["/a", "/b", "/a", "/c", "/d", "/e", "/f"]) remember(link);
	expect(readRecent()).toEqual(["/f", "/e", "/d", "/c", "/a"]);
	expect(readRecent()).toHaveLength(recentLimit);
});

test("stored data that is not a list of links is ignored", () => {
	for (const text of ['{"a":1}', '["/a"]', '{"version":2,"links":["/a"]}']) {
		stubStorage({ "recent-searches": text });
		expect(readRecent()).toEqual([]);
	}
	stubStorage({ "recent-searches": '{"version":1,"links":["/a",5,null]}' });
	expect(readRecent()).toEqual(["/a"]);
});
