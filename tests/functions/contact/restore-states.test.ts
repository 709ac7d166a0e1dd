import { describe, expect, it } from "vitest";
import type { StoredMessage } from "#functions/contact/message.ts";
import { aMessage } from "./make-event.ts";
import { aRow, dayMs, now, setUpRestore } from "./set-up-restore.ts";

const tables = setUpRestore();
const { put, restore, rowIn } = tables;

const waiting: Partial<StoredMessage> = {
	state: "waiting",
	sentAt: undefined,
	mailId: undefined,
	nextAttemptAt: now,
};
const suspect: Partial<StoredMessage> = {
	state: "suspect",
	attempts: 0,
	sentAt: undefined,
	mailId: undefined,
};

describe.each<
	[
		what: string,
		restored: Partial<StoredMessage>,
		present: object,
		outcome: string,
		left: Partial<StoredMessage>,
	]
>([
	[
		"overwritten text is restored",
		{},
		{ message: "lost", name: "X" },
		"replace",
		{},
	],
	[
		"text is restored, and a message that was mailed since is not mailed again",
		waiting,
		{ message: "lost" },
		"replace",
		{ ...aRow },
	],
	[
		"a damaged message that was mailed since is not mailed again",
		waiting,
		{ email_address: undefined, receivedAt: "yesterday" },
		"replace",
		{ ...aRow },
	],
	[
		"a damaged message that bounced since stays bounced",
		waiting,
		{ message: null, state: "bounced", bouncedMailId: "mail-1" },
		"replace",
		{ state: "bounced", bouncedMailId: "mail-1" },
	],
	[
		"a damaged message that the schedule could not read is mailed",
		{ ...waiting, lastError: "Throttling" },
		{ ...waiting, name: null, state: "failed", lastError: "Unreadable" },
		"replace",
		{ state: "waiting", lastError: "Throttling" },
	],
	[
		"a message that was only mailed since is unchanged",
		waiting,
		{},
		"newer",
		{ ...aRow },
	],
	[
		"a message that bounced since stays bounced",
		{},
		{ state: "bounced", bouncedMailId: "mail-1", lastError: "Bounce" },
		"newer",
		{ state: "bounced" },
	],
	[
		"a message that an operator has queued since stays queued",
		{ state: "failed", sentAt: undefined, mailId: undefined },
		{ ...waiting, attempts: 0, giveUpAt: now + dayMs / 2 },
		"newer",
		{ state: "waiting", attempts: 0 },
	],
	[
		"a suspect that was released since is restored, although the suspect would have expired",
		{ ...suspect, expiresAt: now / 1_000 - 1 },
		{ message: "lost" },
		"replace",
		{ ...aRow },
	],
	[
		"a suspect that was released and could not be read since is no suspect again",
		suspect,
		{ message: null, state: "failed", lastError: "Unreadable" },
		"replace",
		{ state: "failed" },
	],
	[
		"a row that lost its state is restored",
		{},
		{ state: undefined },
		"replace",
		{ state: "sent" },
	],
	[
		"a message that was mailed since and lost its state is not mailed again",
		waiting,
		{ state: "unknown" },
		"replace",
		{ ...aRow },
	],
	[
		"a message that was mailed since, and lost its state and its mail's id, is not mailed again",
		waiting,
		{ state: "unknown", mailId: 7 },
		"replace",
		{ state: "sent", sentAt: aRow.sentAt },
	],
	[
		"a message that bounced before it was noted as sent, and lost its state, stays bounced",
		waiting,
		{
			state: "unknown",
			mailId: undefined,
			sentAt: undefined,
			bouncedMailId: "mail-1",
		},
		"replace",
		{ state: "bounced", bouncedMailId: "mail-1" },
	],
	[
		"a message that bounced since and lost its state stays bounced",
		waiting,
		{ state: "unknown", bouncedMailId: "mail-1" },
		"replace",
		{ state: "bounced", bouncedMailId: "mail-1" },
	],
	[
		"a message that was mailed since, at a time that is damaged, is not mailed again",
		waiting,
		{ sentAt: "yesterday", attempts: null },
		"replace",
		{ state: "sent", mailId: "mail-1", attempts: 1 },
	],
	[
		"a message that waits and lost its state is mailed",
		waiting,
		{ ...waiting, state: "unknown" },
		"replace",
		{ state: "waiting", nextAttemptAt: now },
	],
	[
		"a row with invalid times is restored",
		{},
		{ giveUpAt: 8e15, sentAt: 8e15, state: "failed" },
		"replace",
		{ state: "sent", giveUpAt: aRow.giveUpAt },
	],
])("%s", (_what, restored, present, outcome, left) => {
	it("by the action that the dry run announces", async () => {
		await put(tables.source, { ...aRow, ...restored });
		await put(tables.target, { ...aRow, ...present });
		expect(await restore(true)).toEqual([{ id: "REF", action: outcome }]);
		expect(await restore()).toEqual([{ id: "REF", action: outcome }]);
		const row = await rowIn(tables.target);
		expect(row).toMatchObject(left);
		expect(row).toMatchObject(aMessage);
	});
});
