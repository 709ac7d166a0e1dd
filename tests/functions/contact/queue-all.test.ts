import { afterAll, beforeAll, expect, it } from "vitest";
import type { StoredMessage } from "#functions/contact/message.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { queueAll } from "#functions/contact/queue-all.ts";
import { put as putRow } from "#functions/shared/table.ts";
import { aMessage } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

const start = Date.UTC(2026, 10, 21, 9, 30);
const minute = 60_000;
const hour = 60 * minute;
let now = start;

async function put(changes: Partial<StoredMessage> & { id: string }) {
	const row: StoredMessage = {
		...aMessage,
		state: "failed",
		attempts: 12,
		receivedAt: start - 48 * hour,
		giveUpAt: start - 24 * hour,
		expiresAt: start / 1_000 + 86_400,
		page: "",
		...changes,
	};
	await putRow(parts.receiver.table, row);
}
const run = (...words: string[]) =>
	runMessagesCommand(parts.receiver.table, words, now);
/** Runs the schedule for a minute; returns the references of the mailed messages. */
async function mailedAt(time: number): Promise<string[]> {
	now = time;
	await parts.clear();
	await parts.resendAt(now);
	const mails = await parts.mails();
	return mails.map(({ subject }) => /REF-\d\d/.exec(subject)?.[0] ?? "");
}

it("after a suspension all mail is sent, oldest first, rate-limited and each once", async () => {
	for (let i = 0; i < 7; i++) {
		await put({
			id: `REF-0${i}`,
			receivedAt: start - (50 - i) * hour,
			...(i % 2 === 0 && {
				// Received: its attempts end before they record anything.
				state: i === 4 ? "received" : "waiting",
				giveUpAt: start + hour,
				// Hours away, as the back-off sets it.
				nextAttemptAt: start + 3 * hour,
			}),
		});
	}
	await put({ id: "REF-90", state: "sent", mailId: "m", sentAt: start - hour });
	await put({ id: "REF-91", state: "bounced", bouncedMailId: "m" });
	await put({ id: "REF-92", state: "suspect", attempts: 0 });
	await put({ id: "REF-93", expiresAt: start / 1_000 - 1 });

	expect(await run("list", "waiting")).toContain("REF-04");
	const output = await run("resend", "--all", "--per-minute", "3");
	expect(output).toBe(
		[
			...[0, 1, 2, 3, 4, 5, 6].map((i) => `REF-0${i}`),
			"7 will be mailed in this order, 3 a minute: the last in about 3 minutes.",
		].join("\n"),
	);
	// An attempt that was running when the command ran has ended before the first.
	expect(await mailedAt(start + 30_000)).toEqual([]);
	expect(await mailedAt(start + minute)).toEqual(["REF-00"]);
	expect(await mailedAt(start + 2 * minute)).toEqual([
		"REF-01",
		"REF-02",
		"REF-03",
	]);
	expect(await mailedAt(start + 3 * minute)).toEqual([
		"REF-04",
		"REF-05",
		"REF-06",
	]);
	expect(await mailedAt(start + 30 * hour)).toEqual([]);
	expect(await run("resend", "--all")).toBe(
		"No messages are waiting or have failed.",
	);
});

it("a long queue is mailed in the order in which the messages arrived", async () => {
	now = start;
	const ids = Array.from({ length: 40 }, (_, place) => `REF-${place + 10}`);
	// Stored in another order.
	for (const [place, id] of ids
		.map((id, place) => [place, id] as const)
		.reverse()) {
		await put({ id, receivedAt: start - (90 - place) * hour });
	}
	await run("resend", "--all", "--per-minute", "1000");
	expect(await mailedAt(start + 2 * minute)).toEqual(ids);
});

it("if the mail service still refuses, messages wait and are retried for another day", async () => {
	now = start;
	await put({ id: "REF-40" });
	await run("resend", "--all");
	parts.mailProxy.decide = () => "refuse";
	expect(await mailedAt(start + minute)).toEqual([]);
	parts.mailProxy.decide = () => "pass";
	expect(await run("list", "waiting")).toContain("waiting after 1 attempts");
	expect(await mailedAt(start + 20 * hour)).toEqual(["REF-40"]);
});

it.each([
	["--all", "--per-minute", "0"],
	["--all", "--per-minute", "a"],
	["--per-minute", "3"],
	["--now"],
])(
	"returns null, for which the command prints its usage, for invalid arguments: resend %s %s %s",
	async (...words) => {
		expect(await run("resend", ...words)).toBeNull();
	},
);

it("a message that is mailed in the meantime is neither queued nor listed", async () => {
	now = start;
	await put({ id: "REF-80" });
	await put({ id: "REF-81" });
	await put({ id: "REF-82" });
	parts.storeProxy.decide = async ({ action, body }): Promise<"pass"> => {
		if (action === "UpdateItem" && body.includes("REF-80")) {
			await put({ id: "REF-80", state: "sent" });
		}
		return "pass";
	};
	const queued = await run("resend", "--all");
	parts.storeProxy.decide = () => "pass";
	expect(queued).not.toContain("REF-80");
	// The second one becomes due between two runs of the schedule.
	expect(queued).toContain(
		"2 will be mailed in this order, 30 a minute: the last in about 2 minutes.",
	);
	expect(await run("list", "sent")).toContain("REF-80");
});

it("a rate at which the last would wait for more than a day is refused, with the least one", async () => {
	now = start;
	for (const id of ["REF-83", "REF-84", "REF-85"]) await put({ id });
	// One every twelve hours; with whole numbers it would take 1,441 messages.
	const perMinute = 1 / 720;
	await expect(queueAll(parts.receiver.table, now, perMinute)).rejects.toThrow(
		/^\d+ messages at .* Nothing is queued: --per-minute 1 is/,
	);
	expect(await run("list", "failed")).toContain("REF-85");
});
