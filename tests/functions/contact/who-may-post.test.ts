import { describe, expect, it } from "vitest";
import { refusals } from "#content/copy/interface/contact.yaml";
import { receive } from "#functions/contact/receive.ts";
import { aMessage, jsonEvent, makeEvent } from "./make-event.ts";
import { setUpReceiver } from "./set-up-receiver.ts";

const setUp = setUpReceiver();
const { newViewer, post, storedWith } = setUp;

describe("a message", () => {
	it.each([
		[
			"another site's page, whatever its origin",
			{ "sec-fetch-site": "cross-site", origin: "https://www.mallee.example" },
		],
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
	])("is rejected if it comes from %s", async (text, headers) => {
		const result = await post(
			jsonEvent({ ...aMessage, message: text }, headers, newViewer()),
		);
		expect(result.statusCode).toBe(400);
		expect(JSON.parse(result.body).message).toContain(refusals.notOurForm);
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
	])("is accepted if it comes from %s", async (text, headers) => {
		const event = jsonEvent(
			{ ...aMessage, message: text },
			headers,
			newViewer(),
		);
		expect((await post(event)).statusCode).toBe(200);
	});

	it("is rejected if it bypasses the CDN", async () => {
		const receiver = { ...setUp.receiver, originSecrets: ["new", "old"] };
		const respond = (secret?: string) =>
			receive(
				receiver,
				jsonEvent(
					aMessage,
					secret ? { "x-origin-verify": secret } : {},
					newViewer(),
				),
			);
		expect((await respond()).statusCode).toBe(403);
		expect((await respond("guess")).statusCode).toBe(403);
		expect((await respond("old")).statusCode).toBe(200);
		expect((await respond("new")).statusCode).toBe(200);
	});

	it.each(["GET", "PUT", "DELETE", "OPTIONS"])(
		"is rejected if it is sent by %s",
		async (method) => {
			const result = await post(makeEvent({ method }));
			expect(result.statusCode).toBe(405);
			expect(result.headers?.allow).toBe("POST");
		},
	);
});
