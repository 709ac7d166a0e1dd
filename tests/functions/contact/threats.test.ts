import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { createHandlers } from "#functions/contact/create-handlers.ts";
import { receive } from "#functions/contact/receive.ts";
import { aMessage, formEvent, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

describe("an idempotency key that someone else has used", () => {
	const key = "0f9a2d9c-7a52-4a27-9a55-0e6b3c1c9d01";
	const send = (message: string, viewer: string) =>
		receive(
			parts.receiver,
			jsonEvent({ ...aMessage, message }, { "idempotency-key": key }, viewer),
		);

	it("reveals nothing of theirs, and does not drop the new message", async () => {
		await send("the victim's words", "192.0.2.1:1");
		const result = await send("the stranger's words", "192.0.2.2:1");
		expect(result.statusCode).toBe(200);
		const victims = await parts.find("the victim's words");
		const strangers = await parts.find("the stranger's words");
		expect(JSON.parse(result.body ?? "")).toEqual({
			message: contactWords.sent,
			reference: strangers.id,
		});
		expect(strangers.id).not.toBe(victims.id);
	});

	it("with the same text, as in a replay attack, mails nothing again", async () => {
		const result = await send("the victim's words", "192.0.2.3:1");
		expect(result.statusCode).toBe(200);
		expect(await parts.mailsOf("the victim's words")).toHaveLength(1);
	});
});

describe("the rate limit counts", () => {
	const statuses = async (
		count: number,
		headers: (n: number) => Record<string, string>,
	) => {
		const statusCodes = [];
		for (let n = 0; n < count; n += 1) {
			const event = jsonEvent({ ...aMessage, message: `try ${n}` }, headers(n));
			statusCodes.push((await receive(parts.receiver, event)).statusCode);
		}
		return statusCodes;
	};

	it("the address CloudFront saw, whatever the visitor claims", async () => {
		const statusCodes = await statuses(6, (n) => ({
			"cloudfront-viewer-address": "192.0.2.50:1",
			"x-forwarded-for": `10.0.0.${n}, 192.0.2.50`,
			forwarded: `for=10.0.0.${n}`,
			"x-real-ip": `10.0.0.${n}`,
			"true-client-ip": `10.0.0.${n}`,
		}));
		expect(statusCodes).toEqual([200, 200, 200, 200, 200, 429]);
	});

	it("an IPv6 network as one visitor, however its addresses are written", async () => {
		const written = [
			"2001:db8:9:9::1:443",
			"2001:DB8:9:9:ffff:ffff:ffff:ffff:443",
			"2001:0db8:0009:0009:0:0:0:2:443",
			"[2001:db8:9:9::3]:443",
			"2001:db8:9:9:1::4:443",
			"2001:db8:9:9::5:443",
		];
		const statusCodes = await statuses(6, (n) => ({
			"cloudfront-viewer-address": written[n] ?? "",
		}));
		expect(statusCodes.at(-1)).toBe(429);
	});
});

describe("a form on another site", () => {
	it.each([
		["by a browser of today", { "sec-fetch-site": "cross-site" }],
		["by an older browser", { origin: "https://evil.example" }],
		["from a sandboxed frame", { origin: "null" }],
	])(
		"%s posts nothing, and gets no prefilled form back",
		async (name, headers) => {
			const text = `forged ${name}`;
			const result = await receive(
				parts.receiver,
				formEvent({ ...aMessage, message: text }, headers),
			);
			expect(result.statusCode).toBe(400);
			expect(result.body).not.toContain(text);
			expect(result.body).not.toContain("<form");
			expect(await parts.storedOf(text)).toEqual([]);
		},
	);
});

it("a plain form posted again by a reload is one message", async () => {
	const event = formEvent(
		{ ...aMessage, message: "reloaded" },
		{ "cloudfront-viewer-address": "192.0.2.60:1" },
	);
	let now = Date.UTC(2026, 10, 21, 1);
	const receiver = { ...parts.receiver, now: () => now };
	await receive(receiver, event);
	now += 5 * 3_600_000;
	expect((await receive(receiver, event)).statusCode).toBe(200);
	expect(await parts.mailsOf("reloaded")).toHaveLength(1);
});

it("after a crash a plain form gets a page that reveals nothing about the fault", async () => {
	const { respond } = createHandlers({
		...parts.receiver,
		now: () => {
			throw new Error("secret detail");
		},
	});
	const page = await respond(formEvent({ ...aMessage }));
	expect(page.statusCode).toBe(500);
	expect(page.headers?.["content-type"]).toContain("text/html");
	expect(page.body).toContain(contactWords.rejected);
	const json = await respond(jsonEvent());
	expect(JSON.parse(json.body ?? "")).toEqual({
		message: contactWords.rejected,
	});
	expect(`${page.body}${json.body}`).not.toContain("secret detail");
});

it("a plain form posted again after midnight (UTC) is one message", async () => {
	const event = formEvent(
		{ ...aMessage, message: "over midnight" },
		{ "cloudfront-viewer-address": "192.0.2.61:1" },
	);
	let now = Date.UTC(2026, 10, 21, 23, 59, 59, 500);
	const receiver = { ...parts.receiver, now: () => now };
	const first = await receive(receiver, event);
	now += 1_000;
	expect((await receive(receiver, event)).body).toBe(first.body);
	now += 23 * 3_600_000;
	expect((await receive(receiver, event)).body).toBe(first.body);
	expect(await parts.mailsOf("over midnight")).toHaveLength(1);
	// A day later the same text is another message.
	now += 2 * 3_600_000;
	expect((await receive(receiver, event)).body).not.toBe(first.body);
	expect(await parts.mailsOf("over midnight")).toHaveLength(2);
});
