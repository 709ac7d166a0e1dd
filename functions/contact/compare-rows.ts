import { isDeepStrictEqual } from "node:util";
import { giveUpAfterMs } from "./back-off.ts";
import { messageStates, type StoredMessage } from "./message.ts";
import { readRow } from "./row.ts";

/** A row as it is in the table. */
export type Attributes = Record<string, unknown>;

/** What to do with a row of a restored table, given the current row with the same reference. */
export type Decision =
	| { action: "add" | "replace"; row: Attributes }
	/** same: nothing to do. newer: only its delivery has progressed since. expired: it would be deleted. unreadable: not a valid message. */
	| { action: "same" | "newer" | "expired" | "unreadable" };

/** The attributes that change while a message is delivered; all others stay as they were received. */
const deliveryNames: ReadonlySet<string> = new Set<keyof StoredMessage>([
	"state",
	"attempts",
	"nextAttemptAt",
	"giveUpAt",
	"lastAttemptAt",
	"expiresAt",
	"sentAt",
	"mailId",
	"bouncedMailId",
	"lastError",
]);

/**
 * Compares a restored row with the current one, never undoing what has happened to a message since:
 * overwritten words are restored, and the later of the two delivery states wins.
 * @param present the current row, if any
 * @param now epoch milliseconds
 */
export function compareRows(
	restored: Attributes,
	present: Attributes | undefined,
	now: number,
): Decision {
	const before = readRow(restored);
	if (before.status === "message" && before.message.expiresAt <= now / 1_000) {
		return { action: "expired" };
	}
	if (!present) return { action: "add", row: restored };
	if (isDeepStrictEqual(restored, present)) return { action: "same" };
	if (before.status === "unreadable") return { action: "unreadable" };
	const after = readRow(present);
	const isNewer =
		after.status === "message" && isLater(after.message, before.message, now);
	const row = {
		...pick(restored, (name) => !deliveryNames.has(name)),
		...pick(isNewer ? present : restored, (name) => deliveryNames.has(name)),
	};
	return isDeepStrictEqual(row, present)
		? { action: "newer" }
		: { action: "replace", row };
}

function isLater(one: StoredMessage, other: StoredMessage, now: number) {
	const [a, b] = [progress(one, now), progress(other, now)];
	const index = a.findIndex((value, i) => value !== b[i]);
	return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

/** Returns when something last happened to a message, followed by tie-breakers. */
function progress(message: StoredMessage, now: number): number[] {
	const { attempts, giveUpAt, lastAttemptAt, receivedAt, sentAt, state } =
		message;
	const times = [receivedAt, giveUpAt - giveUpAfterMs, sentAt, lastAttemptAt];
	// A time more than a day ahead was written by mistake.
	const known = times.filter(
		(time): time is number => time !== undefined && time < now + giveUpAfterMs,
	);
	return [Math.max(0, ...known), attempts, messageStates.indexOf(state)];
}

function pick(row: Attributes, isWanted: (name: string) => boolean) {
	return Object.fromEntries(
		Object.entries(row).filter(([name]) => isWanted(name)),
	);
}
