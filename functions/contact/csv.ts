import { fieldNamesOf, longText, oneLine } from "#content/contact/fields.ts";
import type { StoredMessage } from "./message.ts";
import type { Row } from "./row.ts";

// Long texts come last, where they do not push other columns out of sight.
const columns: (keyof StoredMessage)[] = [
	"id",
	"receivedAt",
	"state",
	"attempts",
	...fieldNamesOf("hidden"),
	...fieldNamesOf(...oneLine),
	"page",
	...fieldNamesOf(...longText),
];

/** Writes rows as CSV (RFC 4180) with a header line; attributes missing from an unreadable row stay empty. */
export function toCsv(rows: Row[]): string {
	const lines = rows.map((row) => {
		const values: Record<string, unknown> =
			row.status === "message" ? row.message : row.attributes;
		return columns.map((column) => cellText(column, values[column]));
	});
	return [columns, ...lines]
		.map((line) => `${line.map(quoteCell).join(",")}\r\n`)
		.join("");
}

function cellText(column: string, value: unknown): string {
	if (value === undefined || value === null) return "";
	if (column === "receivedAt" && typeof value === "number") {
		const time = new Date(value);
		if (Number.isFinite(time.getTime())) return time.toISOString();
	}
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

// Where a cell begins: the value itself, and what follows a semicolon, tab or line break in it, since a spreadsheet with another
// separator than the comma splits inside our quotes. Captures the first character after whitespace, invisible characters and
// quotes, which spreadsheets skip before they look for a formula.
const cellStart =
	/(?<=^|[;\t\r\n])(?=(?:(?![;\t\r\n])[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"])*(.))/gsu;

// A spreadsheet would run a cell that begins like this as a formula, including full-width and small
// forms (NFKC normalises them). A leading apostrophe makes it plain text.
function quoteCell(value: string): string {
	const safe = value
		.replace(cellStart, (_, first: string) =>
			/^[=+\-@\u2212]/.test(first.normalize("NFKC")) ? "'" : "",
		)
		.replace(/^(?=[\t\r\n])/, "'");
	return `"${safe.replaceAll('"', '""')}"`;
}
