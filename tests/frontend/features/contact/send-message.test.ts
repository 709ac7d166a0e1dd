// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { mapNames, visibleNames } from "#content/contact/fields.ts";
import { sendMessage } from "#frontend/features/contact/send-message.ts";
import { contactWords } from "#tests/contact-words.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

const attempt = {
	values: mapNames(visibleNames, () => "words"),
	id: "id",
	startedAt: null,
	honeypot: "",
};
const json = "application/json";
const ours = { message: "Stored", reference: "7QK2-M9XA-0000-0000" };

/** Sends a message that gets this response. @returns the outcome */
function outcomeOf(status: number, type: string, body: string) {
	const headers = { "content-type": type };
	vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
	return sendMessage(attempt);
}

test("status 200 with a message and a reference as JSON is a success", async () => {
	expect(await outcomeOf(200, json, JSON.stringify(ours))).toEqual({
		isSent: true,
		isRefused: false,
		message: ours.message,
	});
});

describe("status 200 without our JSON is not known to be a success", () => {
	test.each([
		["a web filter's page", "text/html", "<h1>OK</h1>"],
		["our JSON served as HTML", "text/html", JSON.stringify(ours)],
		["nothing", json, ""],
		["JSON cut short", json, '{"message":"Stored","ref'],
		...[
			{ message: "Stored" },
			{ message: "Stored", reference: "" },
			{ message: "Stored", reference: 7 },
			{ reference: "7QK2" },
			null,
		].map((body) => [JSON.stringify(body), json, JSON.stringify(body)]),
	])("%s", async (_, type = "", body = "") => {
		expect(await outcomeOf(200, type, body)).toEqual({
			isSent: false,
			isRefused: false,
			message: contactWords.unreachable,
		});
	});
});

describe("any other status is a refusal, with the message of our API or our own", () => {
	test.each([
		...[201, 202, 206, 500].map((status) => [
			status,
			ours.message,
			ours.message,
		]),
		// API Gateway's own texts, for a function that timed out or for its throttle.
		[500, "Internal Server Error", contactWords.rejected],
		[503, "Service Unavailable", contactWords.rejected],
		[429, "Too Many Requests", contactWords.rejected],
	] as [number, string, string][])("%d, %s", async (status, said, message) => {
		const body = JSON.stringify({ ...ours, message: said });
		expect(await outcomeOf(status, json, body)).toMatchObject({
			isSent: false,
			isRefused: true,
			message,
		});
	});

	test("502, a page", async () => {
		expect(
			await outcomeOf(502, "text/html", "<html>Bad gateway</html>"),
		).toMatchObject({
			isSent: false,
			isRefused: true,
			message: contactWords.rejected,
		});
	});
});

test("each return from the back/forward cache sends the message once more, not once for each return before", () => {
	const fetch = vi.fn(() => new Promise(() => {}));
	vi.stubGlobal("fetch", fetch);
	void sendMessage(attempt);
	for (const requests of [2, 3, 4]) {
		dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
		expect(fetch).toHaveBeenCalledTimes(requests);
	}
});
