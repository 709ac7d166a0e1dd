import { isDeepStrictEqual } from "node:util";
import type { Attributes } from "#functions/shared/table.ts";
import { giveUpAfterMs } from "./back-off.ts";
import {
	messageStates,
	type StoredMessage,
	unmailedStates,
	unreadable,
} from "./message.ts";
import { readRow } from "./row.ts";
import { isExpired } from "./store.ts";

/** What to do with a row of a restored table, given the current row with the same reference. */
export type Decision =
	| { action: "add" | "replace"; row: Attributes }
	/** same: nothing to do. newer: only its delivery has progressed since. expired: it would be deleted. unreadable: not a valid message. */
	| { action: "same" | "newer" | "expired" | "unreadable" };

/** The attributes that change while a message is delivered; all others stay as they were received. */
const deliveryAttributes: ReadonlySet<string> = new Set<keyof StoredMessage>([
	"state",
	"attempts",
	"nextAttemptAt",
	"giveUpAt",
	"finalAttemptAt",
	"expiresAt",
	"sentAt",
	"mailId",
	"bouncedMailId",
	"lastError",
]);

/**
 * Compares a restored row with the current one, never undoing what has happened to a message since:
 * overwritten words are restored, and the later of the two delivery states wins.
 * @param current the current row, if any
 * @param now epoch milliseconds
 */
export function compareRows(
	restored: Attributes,
	current: Attributes | undefined,
	now: number,
): Decision {
	const restoredRow = readRow(restored);
	if (!current) {
		return isExpired(restoredRow, now)
			? { action: "expired" }
			: { action: "add", row: restored };
	}
	if (isDeepStrictEqual(restored, current)) return { action: "same" };
	if (restoredRow.status === "unreadable") return { action: "unreadable" };
	// With the words of the restored row, so that overwritten ones do not hide that it was mailed.
	const progressed = withoutDamage(
		{
			...pick(restored, (name) => !deliveryAttributes.has(name)),
			...pick(current, (name) => deliveryAttributes.has(name)),
		},
		restored,
	);
	const currentRow = readRow(progressed);
	const isNewer =
		currentRow.status === "message" &&
		!isOnlyGivenUp(currentRow.message, restoredRow.message) &&
		isLater(currentRow.message, restoredRow.message, now);
	const row = isNewer ? progressed : restored;
	// Only now: a suspect that was released since is stored for longer.
	if (isExpired(readRow(row), now)) return { action: "expired" };
	return isDeepStrictEqual(row, current)
		? { action: "newer" }
		: { action: "replace", row };
}

/** Replaces what cannot be read by what was restored, unless the rest says that the message was mailed since. */
function withoutDamage(row: Attributes, restored: Attributes): Attributes {
	const read = readRow(row);
	if (read.status === "message") return row;
	const isDamaged = (name: string) => read.invalid.includes(name);
	const rest = pick(row, (name) => !isDamaged(name));
	const state = isDamaged("state") && stateOf(rest);
	return { ...rest, ...pick(restored, isDamaged), ...(state && { state }) };
}

/** Returns the state of a message that was mailed; undefined if nothing shows that it was. */
function stateOf({ mailId, bouncedMailId, sentAt, nextAttemptAt }: Attributes) {
	// A mail may bounce before it is noted that it was sent; a message that is queued again has a next attempt.
	const hasBounced =
		bouncedMailId !== undefined &&
		(mailId === undefined || mailId === bouncedMailId);
	if (hasBounced && nextAttemptAt === undefined) return "bounced";
	return mailId !== undefined || sentAt !== undefined ? "sent" : undefined;
}

/** Returns whether the schedule was to mail a message, and only gave it up since as its row was damaged. */
function isOnlyGivenUp(current: StoredMessage, restored: StoredMessage) {
	return (
		unmailedStates.some((state) => state === restored.state) &&
		current.state === "failed" &&
		current.lastError === unreadable
	);
}

function isLater(a: StoredMessage, b: StoredMessage, now: number) {
	const progressA = progress(a, now);
	const progressB = progress(b, now);
	const index = progressA.findIndex((value, i) => value !== progressB[i]);
	return index >= 0 && (progressA[index] ?? 0) > (progressB[index] ?? 0);
}

/** Returns when something last happened to a message, followed by tie-breakers. */
function progress(message: StoredMessage, now: number): number[] {
	const { attempts, giveUpAt, finalAttemptAt, receivedAt, sentAt, state } =
		message;
	const times = [receivedAt, giveUpAt - giveUpAfterMs, sentAt, finalAttemptAt];
	// A time more than a day ahead was written by mistake.
	const plausible = times.filter(
		(time): time is number => time !== undefined && time < now + giveUpAfterMs,
	);
	return [Math.max(0, ...plausible), attempts, messageStates.indexOf(state)];
}

function pick(row: Attributes, keeps: (name: string) => boolean) {
	return Object.fromEntries(
		Object.entries(row).filter(([name]) => keeps(name)),
	);
}
