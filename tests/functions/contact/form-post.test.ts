import { describe, expect, it } from "vitest";
import { honeypotField } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { says } from "./bad-input.ts";
import { aMessage, formEvent } from "./make-event.ts";
import { setUpReceiver } from "./set-up-receiver.ts";

const { newViewer, post, storedWith } = setUpReceiver();

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
		expect(result.body).toContain(
			`<h1>${contactWords.responsePage.sentTitle}</h1>`,
		);
		expect(result.body).toContain(contactWords.sent);
		const [stored] = await storedWith("plain");
		expect(stored?.message).toBe("plain\nform");
		expect(result.body).toContain(
			`${contactWords.responsePage.reference} ${stored?.id}`,
		);
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
		expect(body).toContain(says("email_address", "address"));
		expect(body).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
		expect(body).toContain('value="&quot;&gt;&lt;b&gt;"');
		expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
		expect(headers?.["content-security-policy"]).toContain(
			"default-src 'none'",
		);
	});
});
