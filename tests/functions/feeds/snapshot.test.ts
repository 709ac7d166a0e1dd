import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { readSnapshot, snapshotMs } from "#content/feeds/snapshot.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { saveSnapshot } from "#functions/feeds/save-snapshot.ts";
import {
	describeFailures,
	takeSnapshots,
} from "#functions/feeds/take-snapshot.ts";
import { fetchSamples } from "#tests/take-sample-snapshots.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
const hour = 60 * 60_000;
let folder = "";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "snapshot-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("taking a snapshot", () => {
	it("fetches every source and the preprint query once, and drops full texts", async () => {
		const asked: string[] = [];
		const { news, papers, failures } = await takeSnapshots(
			(url, validators) => {
				asked.push(url);
				return fetchSamples(url, validators);
			},
			now,
		);
		expect(asked).toEqual([...feedSources.map(({ url }) => url), preprintUrl]);
		expect(news).toMatchObject({ at: now, sources: 8 });
		expect(news?.items.length).toBeGreaterThan(24);
		expect(new Set(news?.items.map(({ content }) => content))).toEqual(
			new Set([""]),
		);
		const dates = news?.items.map(({ pubDate }) => pubDate) ?? [];
		expect(dates).toEqual(dates.toSorted().reverse());
		expect(papers).toMatchObject({ at: now, sources: 1 });
		expect(describeFailures(failures)).toBe("");
	});

	it("continues without failing sources, and names them with the reason", async () => {
		const broken = ["Wiz", "AI News"];
		const { news, failures } = await takeSnapshots(async (url, validators) => {
			const name = feedSources.find((source) => source.url === url)?.name;
			if (name && broken.includes(name))
				return { kind: "failed", reason: "503" };
			if (url !== preprintUrl) return fetchSamples(url, validators);
			const bytes = new TextEncoder().encode("<html><body>Sorry</body></html>");
			return { ...(await fetchSamples(url, validators)), bytes } as never;
		}, now);
		expect(news?.sources).toBe(6);
		const sources = new Set(news?.items.map(({ source }) => source));
		for (const name of broken) expect(sources).not.toContain(name);
		expect(describeFailures(failures)).toMatch(
			/^ \(503: Wiz, AI News; not a feed: .*: Preprints\)$/,
		);
	});

	it("takes none if no address responds", async () => {
		const { news, papers, failures } = await takeSnapshots(
			async () => ({ kind: "failed", reason: "unknown host" }),
			now,
		);
		expect([news, papers]).toEqual([null, null]);
		expect(describeFailures(failures)).toBe(" (no response: unknown host)");
	});
});

describe("saving a snapshot", () => {
	const file = () => join(folder, "news.json");
	const read = () => readSnapshot(readFileSync(file(), "utf8"), now);
	const make = (at: number, sources = 8) => ({
		items: ["a", "b"],
		at,
		sources,
	});

	it("writes the snapshot, and leaves no temporary file", () => {
		expect(saveSnapshot(folder, "news", make(now), now)).toBe(
			"news: 2 from 8 sources",
		);
		expect(read()).toEqual(make(now));
		expect(readdirSync(folder)).toEqual(["news.json"]);
	});

	it("keeps the previous one if there is no new one", () => {
		saveSnapshot(folder, "news", make(now - 30 * hour), now);
		expect(saveSnapshot(folder, "news", null, now)).toBe(
			"news: keeping the 2 from 2026-11-20 02:00 UTC",
		);
		expect(read()?.at).toBe(now - 30 * hour);
	});

	it("replaces the previous one by a new one with as many sources", () => {
		saveSnapshot(folder, "news", make(now - hour), now);
		saveSnapshot(folder, "news", make(now), now);
		expect(read()).toEqual(make(now));
	});

	it("keeps one from a moment ago, although the clock was just set back a little", () => {
		saveSnapshot(folder, "news", make(now + 5_000), now);
		expect(read()).toEqual(make(now + 5_000));
	});

	it("keeps a fuller one that is less than a day old", () => {
		saveSnapshot(folder, "news", make(now - 23 * hour), now);
		saveSnapshot(folder, "news", make(now, 2), now);
		expect(read()?.sources).toBe(8);
		saveSnapshot(folder, "news", make(now - 25 * hour), now);
		writeFileSync(file(), JSON.stringify(make(now - 25 * hour)));
		saveSnapshot(folder, "news", make(now, 2), now);
		expect(read()?.sources).toBe(2);
	});

	it("leaves out the articles of sources that are no longer listed, and prefers a new snapshot to what is left", () => {
		const article = (source: string) => ({ source, title: source });
		const listed = feedSources[0]?.name ?? "";
		const previous = {
			...make(now - hour),
			items: ["Removed", listed, "Also removed"].map(article),
		};
		saveSnapshot(folder, "news", previous, now);
		expect(read()).toEqual({
			...previous,
			items: [article(listed)],
			sources: 1,
		});
		expect(saveSnapshot(folder, "news", null, now)).toContain("keeping the 1");
		expect(saveSnapshot(folder, "news", make(now, 2), now)).toBe(
			"news: 2 from 2 sources",
		);
		saveSnapshot(
			folder,
			"news",
			{ ...previous, items: [article("Removed")] },
			now,
		);
		expect(read()).toBe(null);
	});

	it.each([
		[
			"too old",
			JSON.stringify({ items: ["a"], at: now - snapshotMs, sources: 8 }),
		],
		[
			"from the future, by a clock that was wrong",
			JSON.stringify({ items: ["a"], at: now + 2 * hour, sources: 8 }),
		],
		["empty", JSON.stringify({ items: [], at: now, sources: 8 })],
		["damaged", '{"items":["a"'],
		["no snapshot at all", "[]"],
	])("drops one that is %s", (_what, text) => {
		writeFileSync(file(), text);
		expect(saveSnapshot(folder, "news", null, now)).toBe(
			"news: none; the page will say so",
		);
		expect(existsSync(file())).toBe(false);
	});
});
