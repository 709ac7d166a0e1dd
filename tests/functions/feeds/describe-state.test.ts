import { expect, test } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { describeState } from "#functions/feeds/describe-state.ts";
import { neverAt } from "#functions/feeds/record.ts";
import { makeCopy, makeRecord } from "./make-record.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const docker = "https://www.docker.com/blog/feed/";
const wiz = "https://www.wiz.io/feed/rss.xml";

test("reports age, items, last status and next attempt of each source", () => {
	const records = new Map([
		[
			wiz,
			makeRecord({ url: wiz, copy: makeCopy({ checkedAt: now - 90_000 }) }),
		],
		[
			docker,
			makeRecord({
				url: docker,
				copy: makeCopy({ checkedAt: now - 3 * 3_600_000 }),
				lastStatus: "503",
				failures: 4,
				nextAt: now + 180_000,
			}),
		],
	]);
	const lines = describeState(records, now).split("\n");
	expect(lines).toHaveLength(10);
	expect(lines[0]).toMatch(/^SOURCE +STATE +AGE +ITEMS +LAST STATUS +NEXT$/);
	expect(lines[1]).toMatch(
		/^Docker Blog +stale +3 h +1 +503, 4 in a row +in 3 min$/,
	);
	expect(lines[2]).toMatch(/^Wiz +fresh +1 min +1 +200 +in 2 min$/);
	expect(lines[9]).toMatch(/^Preprints +none +- +- +never requested/);
});

test("says which sources the operator has to look after, and why", () => {
	const movedTo = "https://www.wiz.io/new.xml";
	const gone = makeRecord({
		url: docker,
		ended: "gone",
		lastStatus: "410",
		failures: 1,
		nextAt: neverAt,
	});
	const records = new Map([
		[wiz, makeRecord({ url: wiz, movedTo })],
		[docker, gone],
	]);
	const [table = "", ...todo] = describeState(records, now).split("\n\n");
	expect(table).toMatch(/^Docker Blog .* 410, 1 in a row +never$/m);
	expect(todo).toEqual([
		expect.stringMatching(
			/^Docker Blog has been ended .* \(410\).* --revive "Docker Blog"$/,
		),
		`Wiz has moved permanently and is read at its new address. Put that address into content/feeds/sources.ts:\n  ${movedTo}`,
	]);
	const papers = makeRecord({ url: preprintUrl, movedTo });
	expect(describeState(new Map([[preprintUrl, papers]]), now)).toContain(
		"Put that address into content/feeds/preprints.ts:",
	);
	const lost = makeRecord({ url: docker, lastStatus: "404", failures: 40 });
	expect(describeState(new Map([[docker, lost]]), now)).toMatch(
		/^Docker Blog has had nothing to show for a day: 404\. .*sources\.ts.*\n {2}https:\S+$/m,
	);
	const away = makeRecord({
		url: docker,
		ended: "moved away",
		lastStatus: "redirect refused: another site; moved to https://new.example/",
		failures: 2,
	});
	const text = describeState(new Map([[docker, away]]), now);
	expect(text).toMatch(/^Docker Blog .* moved away, 2 in a row +due$/m);
	expect(text).toMatch(
		/^Docker Blog has moved to another site.*\n {2}.*moved to https:\/\/new.example\/$/m,
	);
});
