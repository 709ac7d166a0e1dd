import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Timeouts } from "#functions/contact/clients.ts";
import { createHandlers } from "#functions/contact/create-handlers.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

/**
 * Sets up the function with the real parts and these timeouts, to measure how long it takes when
 * they fail. Registers its own hooks.
 */
export function timeHandlers(timeouts: Timeouts) {
	let parts: RealParts;
	let handlers: ReturnType<typeof createHandlers>;
	let viewers = 0;
	beforeAll(async () => {
		parts = await startRealParts();
		handlers = createHandlers(parts.receiverWith(timeouts));
		await handlers.respond(jsonEvent());
	});
	beforeEach(() => {
		parts.storeProxy.decide = () => "pass";
		parts.mailProxy.decide = () => "pass";
	});
	afterAll(() => parts.close());

	return {
		get parts() {
			return parts;
		},
		async send(message: string) {
			viewers += 1;
			const started = performance.now();
			const result = await handlers.respond(
				jsonEvent({ ...aMessage, message }, {}, `192.0.2.${viewers}:1`),
			);
			return { result, tookMs: performance.now() - started };
		},
		/** Runs the schedule with the time that it has on AWS. */
		async runSchedule() {
			const endsAt = Date.now() + 28_000;
			const started = performance.now();
			const outcome = await handlers
				.resend({}, { getRemainingTimeInMillis: () => endsAt - Date.now() })
				.catch((error: Error) => error.message);
			return { outcome, tookMs: performance.now() - started };
		},
	};
}
