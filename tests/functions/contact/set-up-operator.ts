import { afterAll, beforeAll } from "vitest";
import type { StoredMessage } from "#functions/contact/message.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { put } from "#functions/shared/table.ts";
import { aMessage } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

/** The operator's clock. */
export const now: number = Date.UTC(2126, 10, 21, 9, 30);
export const aStored: StoredMessage = {
	...aMessage,
	id: "AAAA-BBBB-CCCC-DDDD",
	state: "failed",
	attempts: 12,
	receivedAt: now - 3 * 86_400_000,
	giveUpAt: now - 2 * 86_400_000,
	expiresAt: now / 1_000 + 86_400,
	page: "/company/contact",
	lastError: "MessageRejected",
};

/** A message, perhaps with fields that only a row made by hand has. */
type Changes = Partial<Record<keyof StoredMessage, unknown>>;

/** Sets up the real local table and the operator's commands on it. Registers its own hooks. */
export function setUpOperator() {
	let parts: RealParts;
	beforeAll(async () => {
		parts = await startRealParts();
	});
	afterAll(() => parts.close());

	return {
		get parts() {
			return parts;
		},
		put: (changes: Changes) =>
			put(parts.receiver.table, { ...aStored, ...changes }),
		run: (...words: string[]) =>
			runMessagesCommand(parts.receiver.table, words, now),
	};
}
