import { expect, it } from "vitest";
import { writeAdvisories } from "#content/feeds/output/write-advisories.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import type { Advisory } from "#content/schema/advisories.ts";
import { site } from "#content/site.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const words = { heading: "Advisories & more", affectedLabel: "Affected:" };
const builtAt = new Date("2026-01-02T03:04:05.678Z");

const advisory: Advisory = {
	id: "MSEC-2026-001",
	title: "A <b> & a ]]>",
	severity: "High",
	status: "Fixed",
	description: "What is wrong with <script> & others",
	date: "2026-02-03",
	affectedSystems: ["Runner < 3", "Edge"],
	details: ["Cause: 1 < 2.", "What to do: wait."],
	history: [
		{ date: "2026-01-03", event: "Reported", text: "Somebody told us." },
		{ date: "2026-02-03", event: "Published", text: "With steps." },
		{ date: "2026-03-04", event: "Fixed", text: "In 3.0." },
	],
};

it("writes a feed that readers, including ours, parse as intended", () => {
	const xml = writeAdvisories([advisory], words, builtAt);
	const [entry, ...others] = parseFeed(
		{ bytes: Buffer.from(xml) },
		{ name: "Ours", url: `${site.origin}/advisories.atom` },
		readXml,
	);
	expect(others).toEqual([]);
	expect(entry).toMatchObject({
		title: "MSEC-2026-001 (High, Fixed): A <b> & a ]]>",
		link: `${site.origin}/resources/security#msec-2026-001`,
		pubDate: "2026-02-03T00:00:00.000Z",
	});
	expect(entry?.content).toContain("What is wrong with <script> & others");
	expect(entry?.content).toContain("2026-03-04 Fixed: In 3.0.");
});

it("states when an entry was last changed, and the feed with it", () => {
	const earlier = { ...advisory, id: "MSEC-2025-001", history: [] };
	const xml = writeAdvisories(
		[advisory, { ...earlier, date: "2025-01-01" }],
		words,
		builtAt,
	);
	expect(xml.match(/<updated>.*?<\/updated>/g)).toEqual([
		"<updated>2026-03-04T00:00:00Z</updated>",
		"<updated>2026-03-04T00:00:00Z</updated>",
		"<updated>2025-01-01T00:00:00Z</updated>",
	]);
});

it("is updated again by a second addition on the same day", () => {
	const history: Advisory["history"] = [
		...advisory.history,
		{ date: "2026-03-04", event: "Updated", text: "In 2.9 too." },
	];
	const xml = writeAdvisories([{ ...advisory, history }], words, builtAt);
	expect(xml.match(/<updated>.*?<\/updated>/g)).toEqual(
		Array(2).fill("<updated>2026-03-04T00:00:01Z</updated>"),
	);
});

it("without advisories is still a valid feed that one may subscribe to", () => {
	const xml = writeAdvisories([], words, builtAt);
	expect(xml).toContain("<updated>2026-01-02T03:04:05Z</updated>");
	expect(xml).toContain(": Advisories &amp; more</title>");
	expect(xml).not.toContain("<entry>");
});
