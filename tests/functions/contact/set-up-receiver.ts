import { afterAll, beforeAll } from "vitest";
import { receive } from "#functions/contact/receive.ts";
import type { HttpEvent } from "#functions/shared/http.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

/** Sets up a receiver with the real local DynamoDB and SES. Registers its own hooks. */
export function setUpReceiver() {
	let parts: RealParts;
	let viewers = 0;
	beforeAll(async () => {
		parts = await startRealParts();
	});
	afterAll(() => parts.close());

	return {
		get receiver() {
			return parts.receiver;
		},
		get storeProxy() {
			return parts.storeProxy;
		},
		/** Returns another visitor's address, so that only a test of the rate limit reaches it. */
		newViewer(): string {
			viewers += 1;
			return `203.0.${Math.floor(viewers / 250)}.${viewers % 250}:4000`;
		},
		/** Receives a request, at a time if one is given. */
		async post(event: HttpEvent, time?: number) {
			const now = () => time ?? Date.now();
			const result = await receive({ ...parts.receiver, now }, event);
			return { ...result, body: result.body ?? "" };
		},
		/** Returns the mails whose text contains this. */
		mailsWith: async (text: string) =>
			(await parts.mails()).filter((mail) => mail.body.text.includes(text)),
		/** Returns the stored messages whose text contains this. */
		storedWith: async (text: string) =>
			(await parts.stored()).filter(({ message }) => message.includes(text)),
	};
}
