import { createHash, randomUUID } from "node:crypto";
import { contactFieldNames } from "#content/contact/fields.ts";
import type { ContactMessage } from "#content/contact/schema.ts";
import { viewerHash } from "./viewer.ts";

// Crockford's base 32: no letter that is mistaken for a digit when read aloud.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The reference of a message, which is its key in the store. The same key with the same
 * content gives the same reference, so a retry is one message; the same key with an
 * edited text gives another, so the edit is not lost.
 * @param key what the client sent as Idempotency-Key; anything but a UUID is ignored
 */
export function referenceOf(
	message: ContactMessage,
	key: string | undefined,
): string {
	const unique =
		key && uuidPattern.test(key) ? key.toLowerCase() : randomUUID();
	return digest(unique, message);
}

/**
 * The references that a plain form post may have: the same from one viewer within a day is
 * one message, so a reload sends none.
 * @returns that of today (UTC), by which it is stored, and that of a message sent yesterday
 */
export function referencesOfForm(
	message: ContactMessage,
	viewer: string,
	secret: string,
	now: number,
): { today: string; yesterday: string } {
	const day = Math.floor(now / dayMs);
	const of = (number: number) =>
		digest(viewerHash(secret, viewer, String(number)), message);
	return { today: of(day), yesterday: of(day - 1) };
}

/** How long the same form from one viewer is one message. */
export const dayMs = 86_400_000;

function digest(key: string, message: ContactMessage): string {
	// Sorted, so that the table's order, which is the form's, makes no difference.
	const texts = contactFieldNames.toSorted().map((name) => message[name]);
	const bytes = createHash("sha256")
		.update(JSON.stringify([key, ...texts]))
		.digest();
	const letters = Array.from(
		bytes.subarray(0, 16),
		(byte) => alphabet[byte & 31],
	);
	return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}
