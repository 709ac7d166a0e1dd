import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
	// Half of those on AWS, to halve the test's duration; the rate limit's is the same.
	const { rateLimits } = timeoutsTimes(1);
	const timeouts = { ...timeoutsTimes(0.5), rateLimits };
	handlers = createHandlers(parts.receiverWith(timeouts));
	await handlers.respond(jsonEvent());
});
beforeEach(() => {
	parts.storeProxy.decide = () => "pass";
	parts.mailProxy.decide = () => "pass";
});
afterAll(() => parts.close());

const isCount = ({ body }: Call) => body.includes("local-rate-limits");
const find = async (text: string) =>
	(await parts.stored()).find(({ message }) => message === text);

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

const stalls: Fault[] = ["hang", "stall-headers", "stall-body", "drip"];
describe.each(stalls)("a service that fails by '%s'", (fault) => {
	it("in the rate limit delays a message by less than a second, and loses none", {
		retry: 2,
	}, async () => {
		parts.storeProxy.decide = (call) => (isCount(call) ? fault : "pass");
		const text = `limiter ${fault}`;
		let storedAfterMs = Number.NaN;
		const started = performance.now();
		parts.storeProxy.observe = ({ action }, when) => {
			if (action === "PutItem" && when === "before") {
				storedAfterMs = performance.now() - started;
			}
		};
		expect((await send(text)).result.statusCode).toBe(200);
		expect(await find(text)).toMatchObject({ state: "sent" });
		expect(storedAfterMs).toBeLessThan(1_000);
	});

	it("in the database is reported to the visitor in time", {
		timeout: 15_000,
	}, async () => {
		parts.storeProxy.decide = () => fault;
		const { result, tookMs } = await send(`store ${fault}`);
		expect(result.statusCode).toBe(503);
		expect(tookMs).toBeLessThan(4_000);
	});

	it("in the mail service leaves the mail to the schedule", {
		timeout: 15_000,
	}, async () => {
		parts.mailProxy.decide = () => fault;
		const text = `mail ${fault}`;
		const { result, tookMs } = await send(text);
		expect(result.statusCode).toBe(200);
		expect(await find(text)).toMatchObject({ state: "waiting", attempts: 1 });
		expect(tookMs).toBeLessThan(3_500);
	});

	it("lets a scheduled run finish by itself", { timeout: 15_000 }, async () => {
		parts.storeProxy.decide = () => fault;
		const { outcome, tookMs } = await runSchedule();
		expect(outcome).toBe("contact resend failed");
		expect(tookMs).toBeLessThan(3_500);
	});
});
