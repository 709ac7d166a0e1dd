import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messageDays, suspectDays } from "#content/contact/limits.ts";
import { honeypotField, signalHeaders } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import contact from "#content/copy/pages/contact.yaml";
import privacy from "#content/copy/pages/privacy.md";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { receive } from "#functions/contact/receive.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { aMessage, formEvent, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
let viewer = "";
let viewers = 0;
beforeAll(async () => {
	parts = await startRealParts();
});
beforeEach(() => {
	viewers += 1;
	viewer = `203.0.113.${viewers}:4000`;
	parts.storeProxy.decide = () => "pass";
});
afterAll(() => parts.close());

const dayMs = 86_400_000;
const send = (
	message: string,
	headers: Record<string, string> = {},
	now?: number,
) =>
	receive(
		now ? { ...parts.receiver, now: () => now } : parts.receiver,
		jsonEvent({ ...aMessage, message }, headers, viewer),
	);
const run = (...words: string[]) =>
	runMessagesCommand(parts.receiver.table, words, Date.now());
const resendNow = () => parts.resendAt(Date.now() + 1_000);
const filledHoneypot = { [signalHeaders.honeypot]: "Acme%20Ltd" };
const key = (n: number) => ({
	"idempotency-key": `0f9a2d9c-7a52-4a27-9a55-0e6b3c1c9d${String(n).padStart(2, "0")}`,
});
const daysLeft = (expiresAt = 0, now = Date.now()) =>
	Math.round((expiresAt * 1_000 - now) / dayMs);

describe("a message that looks like a bot's gets the same response as a person's, is stored and not mailed", () => {
	const started = Date.now();
	it.each<[string, string, () => Record<string, string>]>([
		["the honeypot is filled in", "honeypot", () => filledHoneypot],
		[
			"the form was sent at once",
			"quick",
			() => ({ [signalHeaders.startedAt]: String(Date.now() - 500) }),
		],
		[
			"the form was sent in under two seconds of the visitor's own clock",
			"quick",
			() => ({
				[signalHeaders.startedAt]: String(started - 90_000),
				[signalHeaders.submittedAt]: String(started - 88_500),
			}),
		],
	])("%s", async (text, suspicion, headers) => {
		const result = await send(text, headers());
		const [stored, ...others] = await parts.storedOf(text);
		expect(others).toEqual([]);
		expect(result.statusCode).toBe(200);
		expect(JSON.parse(result.body ?? "")).toEqual({
			message: contactWords.sent,
			reference: stored?.id,
		});
		expect(stored).toMatchObject({ state: "suspect", suspicion, attempts: 0 });
		// It is not in the index that the schedule reads.
		expect(stored).not.toHaveProperty("nextAttemptAt");
		expect(daysLeft(stored?.expiresAt)).toBe(suspectDays);
		await resendNow();
		expect(await parts.mailsOf(text)).toEqual([]);
	});

	it.each([
		["a slow visitor", { [signalHeaders.startedAt]: String(started - 60_000) }],
		[
			"a visitor whose clock is ahead",
			{ [signalHeaders.startedAt]: String(started + 3_600_000) },
		],
		[
			"a visitor with a broken clock header",
			{ [signalHeaders.startedAt]: "soon" },
		],
		["an empty honeypot", { [signalHeaders.honeypot]: "" }],
	])("but %s counts as a person", async (text, headers) => {
		await send(text, headers);
		expect((await parts.find(text)).state).toBe("sent");
	});

	it("a plain form gets the same page", async () => {
		const result = await receive(
			parts.receiver,
			formEvent(
				{ ...aMessage, message: "filled form", [honeypotField]: "x" },
				{ "cloudfront-viewer-address": viewer },
			),
		);
		expect(result.statusCode).toBe(200);
		expect(result.body).toContain(contactWords.sent);
		const [stored] = await parts.storedOf("filled form");
		expect(stored?.state).toBe("suspect");
		expect(result.body).toContain(stored?.id);
	});

	it("a failing store is reported to a suspect too", async () => {
		parts.storeProxy.decide = ({ action }) =>
			action === "PutItem" ? "refuse" : "pass";
		const result = await send("not stored", filledHoneypot);
		expect(result.statusCode).toBe(503);
	});

	it("suspects count in the rate limit", async () => {
		for (let n = 0; n < 5; n += 1) {
			expect((await send(`flood ${n}`, filledHoneypot)).statusCode).toBe(200);
		}
		expect((await send("flood 6", filledHoneypot)).statusCode).toBe(429);
		expect(await parts.storedOf("flood 6")).toEqual([]);
	});
});

describe("a suspect that is sent again", () => {
	it("by a person is one message, mailed and stored like any other", async () => {
		const first = await send("quick, then slow", {
			...key(1),
			...filledHoneypot,
		});
		const second = await send("quick, then slow", key(1));
		expect(second.body).toBe(first.body);
		const [stored, ...others] = await parts.storedOf("quick, then slow");
		expect(others).toEqual([]);
		expect(stored).toMatchObject({ state: "sent", attempts: 1 });
		expect(daysLeft(stored?.expiresAt)).toBe(messageDays);
		expect(await parts.mailsOf("quick, then slow")).toHaveLength(1);
		await send("quick, then slow", key(1));
		expect(await parts.mailsOf("quick, then slow")).toHaveLength(1);
	});

	it("by a person, several times at once, is mailed once", async () => {
		await send("all at once", { ...key(2), ...filledHoneypot });
		const results = await Promise.all(
			[1, 2, 3, 4].map(() => send("all at once", key(2))),
		);
		expect(results.map(({ statusCode }) => statusCode)).toEqual([
			200, 200, 200, 200,
		]);
		expect(await parts.mailsOf("all at once")).toHaveLength(1);
	});

	it("is released even if the rate limit has been reached by then", async () => {
		await send("limit reached", { ...key(3), ...filledHoneypot });
		for (let n = 0; n < 4; n += 1) await send(`more ${n}`);
		expect((await send("one too many")).statusCode).toBe(429);
		expect((await send("limit reached", key(3))).statusCode).toBe(200);
		expect((await parts.find("limit reached")).state).toBe("sent");
	});

	it("still as a suspect, stays one", async () => {
		await send("twice a bot", { ...key(4), ...filledHoneypot });
		await send("twice a bot", { ...key(4), ...filledHoneypot });
		const stored = await parts.storedOf("twice a bot");
		expect(stored.map(({ state }) => state)).toEqual(["suspect"]);
	});

	it("does not turn a person's message into a suspect", async () => {
		await send("a person first", key(5));
		await send("a person first", { ...key(5), ...filledHoneypot });
		expect((await parts.find("a person first")).state).toBe("sent");
	});

	it("after it has expired, but before DynamoDB deletes it, is stored as a new one", async () => {
		const past = Date.now() - (suspectDays + 1) * dayMs;
		await send("expired", { ...key(6), ...filledHoneypot }, past);
		expect((await send("expired", key(6))).statusCode).toBe(200);
		const [stored] = await parts.storedOf("expired");
		expect(stored).toMatchObject({ state: "sent" });
		expect(daysLeft(stored?.expiresAt)).toBe(messageDays);
	});
});

it("the privacy page and the note below the form say how long messages are stored", () => {
	const text = JSON.stringify(privacy);
	for (const days of [messageDays, suspectDays]) {
		const inDigits = new RegExp(`\\b${days}\\b`);
		expect(text).toMatch(inDigits);
		expect(contact.privacyNote).toMatch(inDigits);
	}
	if (!hasOwnWords) return;
	expect(text).toContain(`is kept for ${messageDays} days`);
	expect(text).toContain(`is kept for ${suspectDays} days`);
	expect(contact.privacyNote).toContain(
		`are deleted after ${messageDays} days, and those that look automated after ${suspectDays}`,
	);
});

describe("an operator", () => {
	it("sees suspects in a separate list, and releases one", async () => {
		const past = Date.now() - 3 * dayMs;
		await send("to be released", filledHoneypot, past);
		const { id } = await parts.find("to be released");
		expect(await run("list")).not.toContain(id);
		expect(await run("list")).toMatch(
			/\d+ more look like a bot's: list --suspect$/,
		);
		expect(await run("list", "--suspect")).toContain(id);
		expect(await run("list", "--suspect")).toContain("suspect (honeypot)");
		expect(await run("resend", id)).toContain(`release ${id}`);

		expect(await run("release", id)).toContain("will be mailed");
		expect(await run("release", id)).toContain("not a suspect");
		await Promise.all([resendNow(), resendNow(), run("release", id)]);
		expect(await parts.mailsOf("to be released")).toHaveLength(1);
		await run("release", id);
		await resendNow();
		expect(await parts.mailsOf("to be released")).toHaveLength(1);
		const [released] = await parts.storedOf("to be released");
		expect(released).toMatchObject({ state: "sent", attempts: 1 });
		expect(daysLeft(released?.expiresAt, past)).toBe(messageDays);
		expect(await run("list", "--suspect")).not.toContain(id);
	});

	it("is told if there is no message to release", async () => {
		expect(await run("release", "NONE")).toContain("There is no message NONE");
		expect(await run("release")).toBeNull();
	});
});
