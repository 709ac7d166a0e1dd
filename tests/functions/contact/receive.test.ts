import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { honeypotField } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { site } from "#content/site.ts";
import { receive } from "#functions/contact/receive.ts";
import { aMessage, formEvent, jsonEvent, makeEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
let viewers = 0;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

// Each test is a separate visitor, so only the test of the rate limit reaches it.
function newViewer(): string {
	viewers += 1;
	return `203.0.${Math.floor(viewers / 250)}.${viewers % 250}:4000`;
}

async function post(event: ReturnType<typeof makeEvent>) {
	const result = await receive(parts.receiver, event);
	return { ...result, body: result.body ?? "" };
}

const mailsWith = async (text: string) =>
	(await parts.mails()).filter((mail) => mail.body.text.includes(text));
const storedWith = async (text: string) =>
	(await parts.stored()).filter(({ message }) => message.includes(text));

describe("a message", () => {
	it("is stored and mailed, and the response has the server's message", async () => {
		const message = { ...aMessage, message: "whole way" };
		const result = await post(
			jsonEvent(
				message,
				{ referer: "https://www.mallee.example/company/contact?general" },
				newViewer(),
			),
		);
		expect(result.statusCode).toBe(200);
		const [stored] = await storedWith("whole way");
		expect(JSON.parse(result.body)).toEqual({
			message: contactWords.sent,
			reference: stored?.id,
		});
		expect(stored).toMatchObject({
			...message,
			state: "sent",
			attempts: 1,
			page: "/company/contact?general",
		});
		expect(stored).not.toHaveProperty("nextAttemptAt");
		const [mail] = await mailsWith("whole way");
		expect(mail).toMatchObject({
			from: "website@mallee.example",
			replyTo: ["ana@example.com"],
			destination: { to: ["hello@mallee.example"] },
			subject: `${site.name} contact form: message ${stored?.id}`,
		});
		expect(mail?.body.text).toContain(`Reference: ${stored?.id}`);
		expect(mail?.body.text).toContain("Page: /company/contact?general");
	});

	it("is stored for 90 days", async () => {
		await post(jsonEvent({ ...aMessage, message: "ninety" }, {}, newViewer()));
		const [stored] = await storedWith("ninety");
		const days = ((stored?.expiresAt ?? 0) - Date.now() / 1_000) / 86_400;
		expect(Math.round(days)).toBe(90);
	});

	it("is one message, however often it is sent with the same key", async () => {
		const event = jsonEvent(
			{ ...aMessage, message: "doubled" },
			{},
			newViewer(),
		);
		const results = await Promise.all([1, 2, 3, 4].map(() => post(event)));
		expect(results.map(({ statusCode }) => statusCode)).toEqual([
			200, 200, 200, 200,
		]);
		expect(await storedWith("doubled")).toHaveLength(1);
		expect(await mailsWith("doubled")).toHaveLength(1);
	});

	it("is another message if the text was edited between two attempts", async () => {
		const headers = {
			"idempotency-key": "6f0c1a2e-54a1-4d0f-8b61-0f6c0a4f7b11",
		};
		const viewer = newViewer();
		await post(
			jsonEvent({ ...aMessage, message: "draft one" }, headers, viewer),
		);
		await post(
			jsonEvent({ ...aMessage, message: "draft two" }, headers, viewer),
		);
		expect(await storedWith("draft")).toHaveLength(2);
	});

	it("may leave out the phone number", async () => {
		const { phone_number: _, ...message } = aMessage;
		const result = await post(
			jsonEvent({ ...message, message: "no phone" }, {}, newViewer()),
		);
		expect(result.statusCode).toBe(200);
		expect((await mailsWith("no phone"))[0]?.body.text).toContain(
			"Phone: not given",
		);
	});
});

describe("a plain form post", () => {
	const form = (message: string) => ({
		...aMessage,
		[honeypotField]: "",
		message,
	});

	it("gets a page back", async () => {
		const event = formEvent(form("plain\r\nform"), {
			"cloudfront-viewer-address": newViewer(),
		});
		const result = await post(event);
		expect(result.statusCode).toBe(200);
		expect(result.headers?.["content-type"]).toBe("text/html; charset=utf-8");
		expect(result.body).toContain("<h1>Message sent</h1>");
		expect(result.body).toContain(contactWords.sent);
		const [stored] = await storedWith("plain");
		expect(stored?.message).toBe("plain\nform");
		expect(result.body).toContain(`Your reference: ${stored?.id}`);
	});

	it("sent twice is one message", async () => {
		const event = formEvent(form("pressed twice"), {
			"cloudfront-viewer-address": newViewer(),
		});
		await Promise.all([post(event), post(event)]);
		expect(await storedWith("pressed twice")).toHaveLength(1);
	});

	it("that is rejected returns the typed text, safely escaped", async () => {
		const event = formEvent({
			...form('<script>alert("1")</script>'),
			name: '"><b>',
			email_address: "nobody",
		});
		const { statusCode, body, headers } = await post(event);
		expect(statusCode).toBe(400);
		expect(body).toContain("Email must be an address such as name@example.com");
		expect(body).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
		expect(body).toContain('value="&quot;&gt;&lt;b&gt;"');
		expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
		expect(headers?.["content-security-policy"]).toContain(
			"default-src 'none'",
		);
	});
});

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
			);
		for (let n = 0; n < 5; n += 1) {
			expect((await send(n, 1_000 + n)).statusCode).toBe(200);
		}
		const refused = await send(5, 2_000);
		expect(refused.statusCode).toBe(429);
		expect(JSON.parse(refused.body)).toEqual({ message: contactWords.tooMany });
		expect(Number(refused.headers?.["retry-after"])).toBeGreaterThan(0);
		expect(Number(refused.headers?.["retry-after"])).toBeLessThanOrEqual(3_600);
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

	it("treats a whole IPv6 network as one visitor", async () => {
		const results = [];
		for (let n = 0; n < 6; n += 1) {
			results.push(
				await post(jsonEvent(aMessage, {}, `2001:db8:1:2:${n}::${n}:443`)),
			);
		}
		expect(results.at(-1)?.statusCode).toBe(429);
	});
});

describe("who may post", () => {
	it.each([
		["another site's page", { "sec-fetch-site": "cross-site" }],
		["a sister site's page", { "sec-fetch-site": "same-site" }],
		["an older browser on another site", { origin: "https://evil.example" }],
		["a page without an origin", { origin: "null" }],
		[
			"an older browser on another site at the same CDN",
			{
				origin: "https://d222222abcdef8.cloudfront.net",
				"x-viewer-host": "d111111abcdef8.cloudfront.net",
			},
		],
		[
			"an older browser on an unencrypted copy of the site",
			{
				origin: "http://d111111abcdef8.cloudfront.net",
				"x-viewer-host": "d111111abcdef8.cloudfront.net",
			},
		],
	])("not %s", async (text, headers) => {
		const result = await post(
			jsonEvent({ ...aMessage, message: text }, headers, newViewer()),
		);
		expect(result.statusCode).toBe(400);
		expect(JSON.parse(result.body).message).toContain(
			"contact form of this site",
		);
		expect(await storedWith(text)).toHaveLength(0);
	});

	it.each([
		[
			"our own page",
			{ "sec-fetch-site": "same-origin", origin: "http://localhost:8080" },
		],
		["an older browser on our page", { origin: "https://www.mallee.example" }],
		[
			"an older browser on a site without a domain",
			{
				origin: "https://d111111abcdef8.cloudfront.net",
				"x-viewer-host": "d111111abcdef8.cloudfront.net",
			},
		],
		["no page at all", {}],
	])("%s", async (text, headers) => {
		const event = jsonEvent(
			{ ...aMessage, message: text },
			headers,
			newViewer(),
		);
		expect((await post(event)).statusCode).toBe(200);
	});

	it("not requests that bypass the CDN", async () => {
		const receiver = { ...parts.receiver, originSecrets: ["new", "old"] };
		const ask = (secret?: string) =>
			receive(
				receiver,
				jsonEvent(
					aMessage,
					secret ? { "x-origin-verify": secret } : {},
					newViewer(),
				),
			);
		expect((await ask()).statusCode).toBe(403);
		expect((await ask("guess")).statusCode).toBe(403);
		expect((await ask("old")).statusCode).toBe(200);
		expect((await ask("new")).statusCode).toBe(200);
	});

	it.each(["GET", "PUT", "DELETE", "OPTIONS"])("not by %s", async (method) => {
		const result = await post(makeEvent({ method }));
		expect(result.statusCode).toBe(405);
		expect(result.headers?.allow).toBe("POST");
	});
});
