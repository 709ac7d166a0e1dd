import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signalHeaders } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { aMessage, jsonEvent } from "./make-event.ts";
import { setUpReceiver } from "./set-up-receiver.ts";

const { newViewer, post, storedWith } = setUpReceiver();
const hour = 3_600_000;
const hourStart = Math.floor(Date.now() / hour) * hour;

describe("the rate limit", () => {
	it("accepts five an hour from one address, and says when to try again", async () => {
		const viewer = newViewer();
		const send = (n: number, port: number) =>
			post(
				jsonEvent(
					{ ...aMessage, message: `flood ${n}` },
					{},
					viewer.replace(/:\d+$/, `:${port}`),
				),
				hourStart + 600_700,
			);
		for (let n = 0; n < 5; n += 1) {
			expect((await send(n, 1_000 + n)).statusCode).toBe(200);
		}
		const refused = await send(5, 2_000);
		expect(refused.statusCode).toBe(429);
		expect(JSON.parse(refused.body)).toEqual({ message: contactWords.tooMany });
		// Rounded up to the end of the hour.
		expect(refused.headers?.["retry-after"]).toBe("3000");
		expect(await storedWith("flood")).toHaveLength(5);
	});

	it("holds for concurrent requests", async () => {
		const viewer = newViewer();
		const results = await Promise.all(
			Array.from({ length: 20 }, (_, n) =>
				post(jsonEvent({ ...aMessage, message: `burst ${n}.` }, {}, viewer)),
			),
		);
		const statuses = results.map(({ statusCode }) => statusCode);
		expect(statuses.filter((status) => status === 200)).toHaveLength(5);
		expect(statuses.filter((status) => status === 429)).toHaveLength(15);
	});

	it("does not count retries, and accepts them once it is reached", async () => {
		const viewer = newViewer();
		const events = Array.from({ length: 5 }, (_, n) =>
			jsonEvent({ ...aMessage, message: `retried ${n}` }, {}, viewer),
		);
		for (const event of [...events, ...events]) {
			expect((await post(event)).statusCode).toBe(200);
		}
	});

	it.each([
		["three times", {}, 3],
		[
			"once, as a person after it was held as suspect",
			{ [signalHeaders.honeypot]: "Acme" },
			1,
		],
	])("does not count a message sent again %s", async (what, signs, times) => {
		const viewer = newViewer();
		const key = { "idempotency-key": randomUUID() };
		const send = async (message: string, headers: Record<string, string>) => {
			const event = jsonEvent({ ...aMessage, message }, headers, viewer);
			return (await post(event, hourStart)).statusCode;
		};
		const first = `sent again ${what}`;
		expect(await send(first, { ...key, ...signs })).toBe(200);
		for (let n = 0; n < times; n += 1) {
			expect(await send(first, key)).toBe(200);
		}
		for (let n = 2; n <= 5; n += 1) {
			expect(await send(`message ${n} after ${what}`, {})).toBe(200);
		}
		expect(await send(`message 6 after ${what}`, {})).toBe(429);
	});

	it("treats a home's IPv6 network as one visitor, and the next home's as another", async () => {
		const statuses = [];
		for (const group of ["200", "201", "2a0", "2ff", "203", "280", "300"]) {
			const viewer = `2001:db8:1:${group}::1:443`;
			statuses.push((await post(jsonEvent(aMessage, {}, viewer))).statusCode);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
	});
});
