import { describe, expect, it } from "vitest";
import { messageDays } from "#content/contact/limits.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { fields, mail as words } from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import type { Call } from "./faulty-proxy.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { isCount, isMark } from "./real-parts.ts";
import { setUpReceiver } from "./set-up-receiver.ts";

const receiver = setUpReceiver();
const { mailsWith, newViewer, post, storedWith } = receiver;

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
			subject: fill(words.subject, { reference: stored?.id ?? "" }),
		});
		expect(mail?.body.text).toContain(`${words.reference}: ${stored?.id}`);
		expect(mail?.body.text).toContain(
			`${words.page}: /company/contact?general`,
		);
	});

	it("is stored for as long as the privacy page says", async () => {
		await post(
			jsonEvent({ ...aMessage, message: "how long" }, {}, newViewer()),
		);
		const [stored] = await storedWith("how long");
		const days = ((stored?.expiresAt ?? 0) - Date.now() / 1_000) / 86_400;
		expect(Math.round(days)).toBe(messageDays);
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
			`${fields.phone_number}: ${words.notGiven}`,
		);
	});
});

it.each([
	["on the domain", "https://www.mallee.example/company/contact?a", {}],
	[
		"on a stage without a domain",
		"https://d111111abcdef8.cloudfront.net/company/contact?a",
		{ "x-viewer-host": "d111111abcdef8.cloudfront.net" },
	],
])("names the page of a form %s", async (where, referer, headers) => {
	const message = `from a page ${where}`;
	const event = jsonEvent(
		{ ...aMessage, message },
		{ referer, ...headers },
		newViewer(),
	);
	expect((await post(event)).statusCode).toBe(200);
	const [stored] = await storedWith(message);
	expect(stored?.page).toBe("/company/contact?a");
});

it("stores the first 200 characters of a page's URL", async () => {
	const path = `/company/contact?${"a".repeat(200)}`;
	const event = jsonEvent(
		{ ...aMessage, message: "from a long URL" },
		{ referer: `https://www.mallee.example${path}` },
		newViewer(),
	);
	await post(event);
	const [stored] = await storedWith("from a long URL");
	expect(stored?.page).toBe(path.slice(0, 200));
});

it.each([
	["another site", "https://evil.example/company/contact", {}],
	[
		"another site at the same CDN",
		"https://d222222abcdef8.cloudfront.net/company/contact",
		{ "x-viewer-host": "d111111abcdef8.cloudfront.net" },
	],
	[
		"an unencrypted copy of the site",
		"http://d111111abcdef8.cloudfront.net/company/contact",
		{ "x-viewer-host": "d111111abcdef8.cloudfront.net" },
	],
	["a request without a host", "https://", { "x-viewer-host": "" }],
	[
		"a form corrected on the response page",
		"https://www.mallee.example/api/contact",
		{},
	],
])("does not name a page for %s", async (where, referer, headers) => {
	const message = `without a page: ${where}`;
	const event = jsonEvent(
		{ ...aMessage, message },
		{ referer, ...headers },
		newViewer(),
	);
	expect((await post(event)).statusCode).toBe(200);
	const [stored] = await storedWith(message);
	expect(stored?.page).toBe("");
});

// Lambda stops what is still running once there is a response.
it.each([
	["a mail is marked as sent", 0, isMark],
	["a retry is no longer counted", 1, isUncount],
])("responds only when %s", async (text, sentBefore, isLast) => {
	const event = jsonEvent({ ...aMessage, message: text }, {}, newViewer());
	for (let n = 0; n < sentBefore; n += 1) await post(event);
	const { arrived, release } = receiver.storeProxy.hold(isLast);
	let hasResponse = false;
	const response = post(event).then(({ statusCode }) => {
		hasResponse = true;
		return statusCode;
	});
	await arrived;
	expect(await storedWith(text)).toHaveLength(1);
	expect(hasResponse).toBe(false);
	release();
	expect(await response).toBe(200);
});

function isUncount(call: Call): boolean {
	return isCount(call) && call.body.includes('"-1"');
}
