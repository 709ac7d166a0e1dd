import { createHash, randomUUID } from "node:crypto";
import { contactFieldNames } from "#content/contact/fields.ts";
import type { ContactMessage } from "#content/contact/schema.ts";
import { viewerHash } from "./viewer.ts";

// Crockford's base 32: no letter that can be mistaken for a digit when read aloud.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the reference of a message, which is its key in the table. The same key with the same
 * content gives the same reference, so a retry does not create a second message; the same key with
 * edited text gives a different one, so the edit is not lost.
 * @param key the client's Idempotency-Key; ignored unless it is a UUID
 */
export function referenceOf(
	message: ContactMessage,
	key: string | undefined,
): string {
	const uniqueKey =
		key && uuidPattern.test(key) ? key.toLowerCase() : randomUUID();
	return digest(uniqueKey, message);
}

/**
 * Returns the references that a plain form post may have: the same form from one viewer within a
 * day is one message, so a reload does not send another.
 * @returns today's (UTC), under which it is stored, and that of a message sent yesterday
 */
export function referencesOfForm(
	message: ContactMessage,
	viewer: string,
	secret: string,
	now: number,
): { today: string; yesterday: string } {
	const day = Math.floor(now / dayMs);
	const referenceOn = (dayNumber: number) =>
		digest(viewerHash(secret, viewer, String(dayNumber)), message);
	return { today: referenceOn(day), yesterday: referenceOn(day - 1) };
}

/** How long identical forms from one viewer count as one message. */
export const dayMs = 86_400_000;

function digest(key: string, message: ContactMessage): string {
	// Sorted, so that the order of the fields in the form makes no difference.
	const values = contactFieldNames.toSorted().map((name) => message[name]);
	const bytes = createHash("sha256")
		.update(JSON.stringify([key, ...values]))
		.digest();
	const characters = Array.from(
		bytes.subarray(0, 16),
		(byte) => alphabet[byte & 31],
	);
	return characters.join("").replace(/(.{4})(?=.)/g, "$1-");
}
