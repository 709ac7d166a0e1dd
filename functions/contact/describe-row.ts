import type { StoredMessage } from "./message.ts";
import type { Row, UnreadableRow } from "./row.ts";

/** Summarises a row as one line of a list. */
export function summarise(row: Row): string {
	if (row.status === "unreadable") {
		return forTerminal(`${row.id}  unreadable: ${row.invalid.join(", ")}`);
	}
	const { message } = row;
	const { id, name, email_address, receivedAt } = message;
	const time = timeText("receivedAt", receivedAt).slice(0, 16);
	return forTerminal(
		`${id}  ${time}  ${describeState(message)}  ${name} <${email_address}>`,
	);
}

/** Describes a whole row, one attribute per line, followed by the message text. */
export function describeRow(row: Row): string {
	if (row.status === "unreadable") {
		const { id, invalid } = row;
		return forTerminal(
			[
				`${id} is not a readable message: ${invalid.join(", ")}. Its attributes:`,
				attributesAsText(row),
			].join("\n"),
		);
	}
	const { message: text, ...fields } = row.message;
	const lines = Object.entries(fields).map(([name, value]) =>
		forTerminal(
			`${name}: ${name.endsWith("At") ? timeText(name, value) : value}`,
		),
	);
	// On \r a terminal returns to the start of the line and would overwrite what is there.
	return [...lines, "", forTerminal(text.replace(/\r\n?/g, "\n"))].join("\n");
}

/** Returns an unreadable row's attributes as JSON, which escapes control characters except those from U+007F to U+009F. */
export function attributesAsText({ attributes }: UnreadableRow): string {
	const setsAsLists = (_: string, value: unknown) =>
		value instanceof Set ? [...value] : value;
	return JSON.stringify(attributes, setsAsLists, "\t");
}

function describeState(message: StoredMessage): string {
	const { state, attempts, suspicion } = message;
	if (state === "suspect") return `suspect (${suspicion ?? "reason unknown"})`;
	return state === "sent" || state === "bounced"
		? state
		: `${state} after ${attempts} attempts`;
}

// A row made by hand may contain escape sequences, which a terminal would execute.
function forTerminal(text: string): string {
	return text.replace(/[^\P{Cc}\t\n]/gu, "");
}

function timeText(name: string, value: unknown): string {
	const time = new Date(Number(value) * (name === "expiresAt" ? 1_000 : 1));
	return Number.isFinite(time.getTime()) ? time.toISOString() : String(value);
}
