import type { StoredMessage } from "./message.ts";

const columns = [
	"id",
	"receivedAt",
	"state",
	"attempts",
	"category",
	"name",
	"email_address",
	"phone_number",
	"page",
	"message",
] as const satisfies (keyof StoredMessage)[];

/** Messages as CSV (RFC 4180), with a line of column names. */
export function toCsv(messages: StoredMessage[]): string {
	const rows = messages.map((message) =>
		columns.map((column) =>
			column === "receivedAt"
				? new Date(message.receivedAt).toISOString()
				: String(message[column]),
		),
	);
	return [columns, ...rows]
		.map((row) => `${row.map(cell).join(",")}\r\n`)
		.join("");
}

// A spreadsheet would run a text that begins so as a formula; the apostrophe keeps it text.
function cell(value: string): string {
	const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return `"${safe.replaceAll('"', '""')}"`;
}
