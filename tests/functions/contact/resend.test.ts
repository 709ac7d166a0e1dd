import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { receive } from "#functions/contact/receive.ts";
import type { Fault } from "./faulty-proxy.ts";
import { aMessage, formEvent, jsonEvent } from "./make-event.ts";
import {
	isCount,
	isMark,
	type RealParts,
	startRealParts,
} from "./real-parts.ts";

let parts: RealParts;
let count = 0;
beforeAll(async () => {
	parts = await startRealParts();
});
beforeEach(() => {
	parts.mailProxy.decide = () => "pass";
	parts.storeProxy.decide = () => "pass";
});
afterAll(() => parts.close());

async function send(text: string, receiver = parts.receiver) {
	count += 1;
	const viewer = `192.0.2.${count}:1`;
	const message = { ...aMessage, message: text };
	return receive(receiver, jsonEvent(message, {}, viewer));
}

async function sendMany(length: number, name: string): Promise<void> {
	const receiver = parts.stoppedReceiver();
	const texts = Array.from({ length }, (_, n) => `${name} ${n}`);
	await Promise.all(texts.map((text) => send(text, receiver)));
}

const minute = 60_000;

describe("a mail service that fails", () => {
	it.each<Fault>(["refuse", "throttle", "hang", "down"])(
		"by '%s' does not affect the visitor, and the mail is sent later",
		async (fault) => {
			parts.mailProxy.decide = () => fault;
			const text = `mail ${fault}`;
			const receiver = parts.receiverWith({ mail: 300 });
			expect((await send(text, receiver)).statusCode).toBe(200);
			const waiting = await parts.find(text);
			expect(waiting).toMatchObject({ state: "waiting", attempts: 1 });
			expect(waiting.lastError).toBeTruthy();
			expect(await parts.mailsOf(text)).toHaveLength(0);

			parts.mailProxy.decide = () => "pass";
			await parts.resendAt(Date.now());
			expect(await parts.mailsOf(text), "before it is due").toHaveLength(0);
			await parts.resendAt(Date.now() + 2 * minute);
			expect(await parts.mailsOf(text)).toHaveLength(1);
			expect(await parts.find(text)).toMatchObject({
				state: "sent",
				attempts: 2,
			});
			await parts.resendAt(Date.now() + 9 * minute);
			expect(await parts.mailsOf(text)).toHaveLength(1);
		},
	);

	it("for a day is retried 9 to 24 times; then the message is marked as failed, and stays stored", async () => {
		parts.mailProxy.decide = () => "refuse";
		await send("a bad day", parts.stoppedReceiver());
		const first = await parts.find("a bad day");
		let time = first.receivedAt;
		const delays: number[] = [];
		for (let state = first.state; state === "waiting"; ) {
			const { nextAttemptAt = 0 } = await parts.find("a bad day");
			delays.push(nextAttemptAt - time);
			time = nextAttemptAt;
			await parts.resendAt(time);
			({ state } = await parts.find("a bad day"));
		}
		const failed = await parts.find("a bad day");
		expect(failed.state).toBe("failed");
		expect(failed).not.toHaveProperty("nextAttemptAt");
		expect(time - first.receivedAt).toBe(24 * 60 * minute);
		expect(delays.length).toBeGreaterThan(8);
		expect(delays.length).toBeLessThan(25);
		expect(delays[0]).toBeLessThanOrEqual(minute);
		expect(Math.max(...delays)).toBeLessThanOrEqual(4 * 60 * minute);
	});

	it("only after the mail was sent, delivers it twice, under one reference", async () => {
		parts.mailProxy.decide = () => "lose-response";
		await send("response lost", parts.receiverWith({ mail: 300 }));
		parts.mailProxy.decide = () => "pass";
		await parts.resendAt(Date.now() + 2 * minute);
		const mails = await parts.mailsOf("response lost");
		expect(mails).toHaveLength(2);
		expect(mails[0]?.subject).toBe(mails[1]?.subject);
	});
});

describe("a store that fails", () => {
	it.each<Fault>(["throttle", "hang", "down", "refuse"])(
		"by '%s' is reported to the visitor, and nothing is stored or mailed",
		async (fault) => {
			parts.storeProxy.decide = () => fault;
			const receiver = parts.receiverWith({ messages: 300, rateLimits: 300 });
			const started = Date.now();
			const result = await send(`store ${fault}`, receiver);
			expect(Date.now() - started).toBeLessThan(8_000);
			expect(result.statusCode).toBe(503);
			expect(JSON.parse(result.body ?? "")).toEqual({
				message: contactWords.unreachable,
			});
			parts.storeProxy.decide = () => "pass";
			await expect(parts.find(`store ${fault}`)).rejects.toThrow();
			expect(await parts.mailsOf(`store ${fault}`)).toHaveLength(0);
		},
	);

	it("returns the plain form's text in its response", async () => {
		parts.storeProxy.decide = () => "down";
		const event = formEvent({ ...aMessage, message: "typed with care" });
		const result = await receive(parts.receiver, event);
		expect(result.statusCode).toBe(503);
		expect(result.body).toContain("typed with care</textarea>");
		expect(result.body).toContain(contactWords.unreachable);
	});

	it("once is retried", async () => {
		let puts = 0;
		parts.storeProxy.decide = ({ action }) => {
			puts += action === "PutItem" ? 1 : 0;
			return action === "PutItem" && puts === 1 ? "throttle" : "pass";
		};
		expect((await send("second try")).statusCode).toBe(200);
		expect(await parts.mailsOf("second try")).toHaveLength(1);
	});

	it("only in the rate limit's counter does not lose the message", async () => {
		parts.storeProxy.decide = (call) => (isCount(call) ? "throttle" : "pass");
		expect((await send("uncounted")).statusCode).toBe(200);
		expect(await parts.mailsOf("uncounted")).toHaveLength(1);
	});

	it("does not count the messages that it refused towards the rate limit", async () => {
		const event = () => jsonEvent(aMessage, {}, "192.0.2.250:1");
		for (let n = 0; n < 6; n += 1) {
			parts.storeProxy.decide = ({ action }) =>
				action === "PutItem" ? "refuse" : "pass";
			expect((await receive(parts.receiver, event())).statusCode).toBe(503);
		}
		parts.storeProxy.decide = () => "pass";
		expect((await receive(parts.receiver, event())).statusCode).toBe(200);
	});

	it("gives no message back to the rate limit that was not counted", async () => {
		const post = async (n: number) => {
			const event = jsonEvent(
				{ ...aMessage, message: `Number ${n}` },
				{},
				"192.0.2.251:1",
			);
			return (await receive(parts.receiver, event)).statusCode;
		};
		for (let n = 0; n < 5; n += 1) expect(await post(n)).toBe(200);
		parts.storeProxy.decide = (call) => (isCount(call) ? "pass" : "throttle");
		for (let n = 5; n < 8; n += 1) expect(await post(n)).toBe(503);
		parts.storeProxy.decide = () => "pass";
		expect(await post(8)).toBe(429);
	});

	it("while the mail is being marked, delivers it twice, under one reference", async () => {
		parts.storeProxy.decide = (call) => (isMark(call) ? "down" : "pass");
		expect((await send("not marked")).statusCode).toBe(200);
		expect((await parts.find("not marked")).state).toBe("received");
		parts.storeProxy.decide = () => "pass";
		await parts.resendAt(Date.now() + 2 * minute);
		const mails = await parts.mailsOf("not marked");
		expect(mails).toHaveLength(2);
		expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
		expect((await parts.find("not marked")).state).toBe("sent");
	});
});

it("a visitor whose message was slow to store does not wait for the mail too", async () => {
	let now = Date.now();
	const slow = { ...parts.receiver, now: () => now };
	parts.storeProxy.observe = ({ action }, when) => {
		if (action === "PutItem" && when === "before") now += 7_000;
	};
	expect((await send("took long", slow)).statusCode).toBe(200);
	parts.storeProxy.observe = () => {};
	expect(await parts.mailsOf("took long")).toHaveLength(0);
	expect((await parts.find("took long")).state).toBe("received");
	await parts.resendAt(now + 2 * minute);
	expect(await parts.mailsOf("took long")).toHaveLength(1);
});

describe("the schedule", () => {
	it("sends a message once, however many instances run", async () => {
		parts.mailProxy.decide = () => "refuse";
		await send("many hands");
		parts.mailProxy.decide = () => "pass";
		const later = Date.now() + 2 * minute;
		await Promise.all([
			parts.resendAt(later),
			parts.resendAt(later),
			parts.resendAt(later),
		]);
		expect(await parts.mailsOf("many hands")).toHaveLength(1);
	});

	it("sends a long queue", async () => {
		parts.mailProxy.decide = () => "refuse";
		await sendMany(60, "queue");
		parts.mailProxy.decide = () => "pass";
		await parts.resendAt(Date.now() + 2 * minute);
		const queued = (await parts.mails()).filter(({ body }) =>
			body.text.includes("\n\nqueue "),
		);
		expect(queued).toHaveLength(60);
	}, 60_000);

	it("does not retry a service that refuses everything until its next run", async () => {
		parts.mailProxy.decide = () => "refuse";
		await sendMany(40, "pile");
		const before = parts.mailProxy.calls.length;
		await parts.resendAt(Date.now() + 2 * minute);
		expect(parts.mailProxy.calls.length - before).toBe(25);
	}, 60_000);

	it("does not send expired messages", async () => {
		parts.mailProxy.decide = () => "refuse";
		await send("too old");
		parts.mailProxy.decide = () => "pass";
		await parts.resendAt(Date.now() + 91 * 24 * 60 * minute);
		expect(await parts.mailsOf("too old")).toHaveLength(0);
	});
});
