import { describe, expect, it } from "vitest";
import { isSameSite } from "#functions/contact/guard.ts";
import { makeEvent } from "./make-event.ts";

describe("isSameSite", () => {
	it("trusts Sec-Fetch-Site over Origin", () => {
		const event = makeEvent({
			headers: { "sec-fetch-site": "cross-site", origin: "https://a.example" },
		});
		expect(isSameSite(event, ["https://a.example"])).toBe(false);
	});
});
