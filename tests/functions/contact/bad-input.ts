import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type ContactFieldName,
	contactFieldNames,
} from "#content/contact/fields.ts";
import { fields, wrong } from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import { receive } from "#functions/contact/receive.ts";
import type { HttpEvent } from "#functions/shared/http.ts";
import { decode } from "#tests/built/support/html.ts";
import { aMessage, jsonEvent, makeEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

/** Invalid input: what it is, the status and part of the message it gets, and its request. */
export type BadInput = [string, number, string, HttpEvent];

/** Tests that each input is rejected, and that nothing of them is stored or mailed. */
export function describeRejected(inputs: BadInput[]): void {
	describe("invalid input is rejected with a message that names the fault, and not stored", () => {
		let parts: RealParts;
		beforeAll(async () => {
			parts = await startRealParts();
		});
		afterAll(() => parts.close());

		it.each(inputs)("%s", async (_, status, message, event) => {
			const result = await receive(parts.receiver, event);
			expect(result.statusCode).toBe(status);
			const isForm = event.headers["content-type"]?.includes("urlencoded");
			if (isForm) {
				expect(decode(result.body ?? "")).toContain(message);
				return;
			}
			expect(JSON.parse(result.body ?? "")).toEqual({
				message: expect.stringContaining(message),
				// By which the form finds the field that it points to.
				field: contactFieldNames.find((name) =>
					message.startsWith(`${fields[name]} `),
				),
			});
		});

		it("leaves the store and the mailbox unchanged", async () => {
			expect(await parts.stored()).toEqual([]);
			expect(await parts.mails()).toEqual([]);
			// No input has added a property to every object.
			expect(Object.keys(Object.prototype)).toEqual([]);
		});
	});
}

/** What the API says of a field, in the words of content. */
export const says = (
	name: ContactFieldName,
	fault: keyof typeof wrong,
	limit = 0,
) => fill(wrong[fault], { field: fields[name], limit });

/** A request with this body, as it is. */
export const raw = (body: string | Uint8Array, type = "application/json") =>
	makeEvent({ body, headers: { "content-type": type } });

/** A valid message except for one field. */
export const withField = (name: string, value: unknown) =>
	jsonEvent({ ...aMessage, [name]: value });

/** Text with this many links. */
export const links = (count: number) =>
	Array.from({ length: count }, (_, n) => `https://www.spam.example/${n}`).join(
		" ",
	);
