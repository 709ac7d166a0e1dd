import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { messageDays } from "#content/contact/limits.ts";
import {
	type Attributes,
	type Change,
	remove,
	type Table,
	UnexpectedResponseError,
	update,
} from "#functions/shared/table.ts";
import { giveUpAfterMs } from "./back-off.ts";
import { attributesAsText } from "./describe-row.ts";
import { comparableAddress, mentionsAddress } from "./mail-address.ts";
import { idOf, type Row, readRow } from "./row.ts";
import { getRow, isExpired } from "./store.ts";

/**
 * Lists all rows: messages, newest first, then unreadable rows. Expired messages, which DynamoDB
 * deletes late, are left out.
 */
export async function listRows(table: Table, now: number): Promise<Row[]> {
	const rows = await scanAll(table);
	return rows
		.filter((row) => !isExpired(row, now))
		.sort((a, b) => receivedAt(b) - receivedAt(a));
}

/** Reads the row with a reference that an operator typed, perhaps in lower case; null as for getRow. */
export async function findRow(
	table: Table,
	typed: string,
	now: number,
): Promise<Row | null> {
	return (
		(await getRow(table, typed, now)) ?? getRow(table, typed.toUpperCase(), now)
	);
}

/**
 * Queues a message again, in any state except suspect; the schedule mails it within a minute or
 * two and keeps trying for another day.
 * @returns false if there is no such message
 */
export async function queueMessage(
	table: Table,
	id: string,
	now: number,
): Promise<boolean> {
	const condition = "#state <> :suspect";
	const values = { suspect: "suspect" };
	const withMail = {
		condition: `${condition} AND attribute_exists(mailId)`,
		values,
		// A late bounce of the mail that is replaced must not stop the next one (markBounced).
		copy: { bouncedMailId: "mailId" },
	};
	return (
		(await queueIf(table, id, now, withMail)) ||
		queueIf(table, id, now, { condition, values })
	);
}

/**
 * Turns a suspect into an ordinary message, mailed and stored for as long as any other.
 * @param receivedAt when it was received; epoch milliseconds
 * @returns false if it is not a suspect, or no longer one
 */
export async function releaseMessage(
	table: Table,
	id: string,
	receivedAt: number,
	now: number,
): Promise<boolean> {
	const expiresAt = Math.ceil(receivedAt / 1_000) + messageDays * 86_400;
	return queueIf(table, id, now, {
		set: { expiresAt },
		condition: "#state = :suspect",
		values: { suspect: "suspect" },
	});
}

/** The attributes that queueing sets or removes, whatever was in them. */
const renewed: readonly string[] = [
	"state",
	"nextAttemptAt",
	"giveUpAt",
	"attempts",
	"finalAttemptAt",
	"mailId",
	"sentAt",
];

/** Returns whether a row can be mailed once it is queued: an unreadable one only if queueing repairs it. */
export function isMailable(row: Row): boolean {
	return (
		row.status === "message" ||
		row.invalid.every((name) => renewed.includes(name))
	);
}

/**
 * Queues a message that is not expired, if a further condition holds.
 * @param change the condition, and what else changes
 * @param dueAt when it is mailed
 */
export function queueIf(
	table: Table,
	id: string,
	now: number,
	change: Omit<Change, "key">,
	dueAt = now,
): Promise<boolean> {
	return update(table, {
		...change,
		key: { id },
		set: {
			...change.set,
			state: "waiting",
			nextAttemptAt: dueAt,
			giveUpAt: dueAt + giveUpAfterMs,
			attempts: 0,
		},
		// Attributes of an earlier mail must not make the next one look sent or bounced.
		remove: ["finalAttemptAt", "mailId", "sentAt"],
		condition: `expiresAt > :seconds AND ${change.condition}`,
		values: { ...change.values, seconds: now / 1_000 },
	});
}

/**
 * Finds every row of one mail address, in any letter case and in Unicode or Punycode, expired ones
 * included, or the one row with a reference, perhaps typed in lower case. In an unreadable row, the
 * address is looked for in every attribute.
 */
export async function findRowsAbout(
	table: Table,
	addressOrReference: string,
): Promise<Row[]> {
	const rows = await scanAll(table);
	const typed = addressOrReference.trim();
	const found = rows.filter((row) => isAbout(row, typed));
	return found.length > 0
		? found
		: rows.filter((row) => idOf(row) === typed.toUpperCase());
}

/**
 * Deletes the rows of one mail address, or one row. Goes on if one cannot be deleted: whoever runs
 * this has to know all that are gone, because their mails must be deleted, too.
 * @returns the references that were deleted, and those that could not be
 */
export async function eraseMessages(
	table: Table,
	addressOrReference: string,
): Promise<{ erased: string[]; refused: string[] }> {
	const erased: string[] = [];
	const refused: string[] = [];
	for (const row of await findRowsAbout(table, addressOrReference)) {
		const id = idOf(row);
		await remove(table, { id }).then(
			() => erased.push(id),
			() => refused.push(id),
		);
	}
	return { erased, refused };
}

function isAbout(row: Row, addressOrReference: string): boolean {
	if (idOf(row) === addressOrReference) return true;
	const address = comparableAddress(addressOrReference);
	if (row.status === "message") {
		return comparableAddress(row.message.email_address) === address;
	}
	if (!address.includes("@")) return false;
	const { email_address } = row.attributes;
	return (
		(typeof email_address === "string" &&
			comparableAddress(email_address) === address) ||
		mentionsAddress(withoutEscapes(attributesAsText(row)), address)
	);
}

/** Without JSON's escapes, since the "n" of a line break would seem to belong to the next word. */
function withoutEscapes(json: string): string {
	return json
		.normalize("NFC")
		.toLowerCase()
		.replace(/\\(?:u[\da-f]{4}|.)/g, " ");
}

function receivedAt(row: Row): number {
	return row.status === "message" ? row.message.receivedAt : 0;
}

async function scanAll(table: Table): Promise<Row[]> {
	return (await scanItems(table)).map(readRow);
}

/** Reads all rows as they are in the table, including expired ones. */
export async function scanItems({
	client,
	name,
}: Table): Promise<Attributes[]> {
	const items: Attributes[] = [];
	const pages = paginateScan(
		{ client },
		{ TableName: name, ConsistentRead: true },
	);
	for await (const { Items } of pages) {
		if (!Items) throw new UnexpectedResponseError("no list of messages");
		items.push(...Items);
	}
	return items;
}
