import { expect, it } from "vitest";
import { timeoutsTimes } from "#functions/contact/clients.ts";
import { createHandlers } from "#functions/contact/create-handlers.ts";
import type { Fault } from "./faulty-proxy.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { isCount } from "./real-parts.ts";
import { timeHandlers } from "./time-handlers.ts";

// As on AWS.
const timed = timeHandlers(timeoutsTimes(1));
const { send, runSchedule } = timed;

it("with everything slow at once, the response comes well within Lambda's 15 s", {
	timeout: 20_000,
}, async () => {
	const pause = (ms: number) =>
		new Promise<Fault>((resolve) => setTimeout(() => resolve("pass"), ms));
	timed.parts.storeProxy.decide = (call) => pause(isCount(call) ? 780 : 1_400);
	timed.parts.mailProxy.decide = () => "hang";
	const { result, tookMs } = await send("all slow");
	expect(result.statusCode).toBe(200);
	expect(tookMs).toBeLessThan(12_000);
});

it("with a long queue and a stalling mail service, a run ends within Lambda's 28 s", {
	timeout: 90_000,
}, async () => {
	timed.parts.mailProxy.decide = () => "refuse";
	const { respond } = createHandlers({
		...timed.parts.receiver,
		now: () => Date.now() - 10 * 60_000,
	});
	for (let n = 0; n < 50; n += 1) {
		const message = { ...aMessage, message: `queue ${n}` };
		await respond(jsonEvent(message, {}, `198.51.100.${n}:1`));
	}
	timed.parts.mailProxy.decide = () => "stall-body";
	const { outcome, tookMs } = await runSchedule();
	expect(outcome).toEqual({ sent: 0 });
	expect(tookMs).toBeLessThan(24_000);
});
