import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { timeoutsTimes } from "#functions/contact/clients.ts";
import { createHandlers } from "#functions/contact/create-handlers.ts";
import type { Call, Fault } from "./faulty-proxy.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
let handlers: ReturnType<typeof createHandlers>;
let viewers = 0;
beforeAll(async () => {
	parts = await startRealParts();
	// As on AWS.
	handlers = createHandlers(parts.receiverWith(timeoutsTimes(1)));
	await handlers.respond(jsonEvent());
});
beforeEach(() => {
	parts.storeProxy.decide = () => "pass";
	parts.mailProxy.decide = () => "pass";
});
afterAll(() => parts.close());

const isCount = ({ body }: Call) => body.includes("local-rate-limits");
async function send(message: string) {
	viewers += 1;
	const started = performance.now();
	const result = await handlers.respond(
		jsonEvent({ ...aMessage, message }, {}, `192.0.2.${viewers}:1`),
	);
	return { result, tookMs: performance.now() - started };
}

async function runSchedule() {
	const endsAt = Date.now() + 28_000;
	const started = performance.now();
	const outcome = await handlers
		.resend({}, { getRemainingTimeInMillis: () => endsAt - Date.now() })
		.catch((error: Error) => error.message);
	return { outcome, tookMs: performance.now() - started };
}

it("with everything slow at once, the response comes well within Lambda's 15 s", {
	timeout: 20_000,
}, async () => {
	const pause = (ms: number) =>
		new Promise<Fault>((resolve) => setTimeout(() => resolve("pass"), ms));
	parts.storeProxy.decide = (call) => pause(isCount(call) ? 780 : 1_400);
	parts.mailProxy.decide = () => "hang";
	const { result, tookMs } = await send("all slow");
	expect(result.statusCode).toBe(200);
	expect(tookMs).toBeLessThan(12_000);
});

it("with a long queue and a stalling mail service, a run ends within Lambda's 28 s", {
	timeout: 90_000,
}, async () => {
	parts.mailProxy.decide = () => "refuse";
	const { respond } = createHandlers({
		...parts.receiver,
		now: () => Date.now() - 10 * 60_000,
	});
	for (let n = 0; n < 50; n += 1) {
		const message = { ...aMessage, message: `queue ${n}` };
		await respond(jsonEvent(message, {}, `198.51.100.${n}:1`));
	}
	parts.mailProxy.decide = () => "stall-body";
	const { outcome, tookMs } = await runSchedule();
	expect(outcome).toEqual({ sent: 0 });
	expect(tookMs).toBeLessThan(24_000);
});
