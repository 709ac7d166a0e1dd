import fc from "fast-check";
import { expect, it } from "vitest";
import {
	contactFieldNames,
	fieldNamesOf,
	longText,
} from "#content/contact/fields.ts";
import { toCsv } from "#functions/contact/csv.ts";
import type { StoredMessage } from "#functions/contact/message.ts";
import { aMessage } from "./make-event.ts";

const stored: StoredMessage = {
	...aMessage,
	id: "AAAA-BBBB-CCCC-DDDD",
	state: "sent",
	attempts: 1,
	receivedAt: 0,
	giveUpAt: 0,
	expiresAt: 0,
	page: "/company/contact",
};

it("exports CSV that no spreadsheet runs as a formula", () => {
	const csv = toCsv([
		{
			status: "message",
			message: { ...stored, name: '=HYPERLINK("x")', message: 'a "b",\nc' },
		},
	]);
	const [head, row] = csv.split("\r\n");
	const [hidden, long] = [fieldNamesOf("hidden"), fieldNamesOf(...longText)];
	const lines = contactFieldNames.filter(
		(name) => ![...hidden, ...long].some((other) => other === name),
	);
	const own = ["id", "receivedAt", "state", "attempts"];
	expect(head?.replaceAll('"', "").split(",")).toEqual(
		[own, hidden, lines, "page", long].flat(),
	);
	for (const cell of [
		`"'=HYPERLINK(""x"")"`,
		`"'+61 2 5550 0100"`,
		'"ana@example.com"',
		'"a ""b"",\nc"',
	]) {
		expect(row).toContain(cell);
	}
});

it.each([
	"=1+1",
	"+1",
	"-1",
	"@SUM(A1)",
	" =1+1",
	"\u00a0\u3000=1+1",
	"\u200e=1+1",
	"\ufeff\u200b\u200f+1",
	"\n words",
	"＝1+1",
	"＋1",
	"－1",
	"＠SUM(A1)",
	" ＝1+1",
	"﹦1",
	"﹢1",
	"﹣1",
	"﹫x",
	"⁺1",
	"−1",
	"\u0000=1",
	"\u061c=1",
	"\u3164=1",
])("exports %j as text", (name) => {
	const csv = toCsv([{ status: "message", message: { ...stored, name } }]);
	expect(csv).toContain(`,"'${name}",`);
});

it.each(["Ana", "1-2", "a=b", "Ā+", "¡=", "«@»", "e@example.com", ""])(
	"exports %j unchanged",
	(name) => {
		const csv = toCsv([{ status: "message", message: { ...stored, name } }]);
		expect(csv).toContain(`,"${name}",`);
	},
);

it.each([
	["\n=1+1", "'\n'=1+1"],
	["\r\n@x", "'\r\n'@x"],
	["Hi;=HYPERLINK(A1)", "Hi;'=HYPERLINK(A1)"],
	["Hi; \u200b\t＝1;-1", "Hi; \u200b\t'＝1;'-1"],
	['Hi;"=1', 'Hi;\'""=1'],
	["a;b\nc", "a;b\nc"],
])("exports %j without a formula in any part of it", (name, text) => {
	const csv = toCsv([{ status: "message", message: { ...stored, name } }]);
	expect(csv).toContain(`,"${text}",`);
});

it.each([",", ";", "\t"])(
	"exports no formula for a spreadsheet whose separator is %j",
	(separator) => {
		const unit = fc.constantFrom(..."=+-@＝﹣;\t\r\n\"', \u200ba");
		const text = fc.string({ unit, maxLength: 12 });
		fc.assert(
			fc.property(text, text, (name, message) => {
				const csv = toCsv([
					{ status: "message", message: { ...stored, name, message } },
				]);
				const cells = cellsOf(csv, separator);
				for (const cell of cells) {
					expect(cell.trimStart().normalize("NFKC")).not.toMatch(
						/^\u200b*[=+\-@]/,
					);
				}
				if (separator !== ",") return;
				const bare = (value: string) => value.replaceAll("'", "");
				expect(cells.map(bare)).toEqual(
					expect.arrayContaining([bare(name), bare(message)]),
				);
			}),
			{ numRuns: 1_000 },
		);
	},
);

/** Reads a file's cells as spreadsheets do: quotes count only at the beginning of a cell. */
function cellsOf(csv: string, separator: string): string[] {
	const pattern = new RegExp(
		`(?:"((?:[^"]|"")*)")?([^${separator}\r\n]*)(?:${separator}|\r\n?|\n|$)`,
		"gy",
	);
	return Array.from(
		csv.matchAll(pattern),
		([, quoted = "", rest]) => quoted.replaceAll('""', '"') + rest,
	);
}
