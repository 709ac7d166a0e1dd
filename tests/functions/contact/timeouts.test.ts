import { describe, expect, it } from "vitest";
import { timeoutsTimes } from "#functions/contact/clients.ts";
import type { Fault } from "./faulty-proxy.ts";
import { isCount } from "./real-parts.ts";
import { timeHandlers } from "./time-handlers.ts";

const timed = timeHandlers({
	// Half of those on AWS, to halve the test's duration; the rate limit's is the same.
	...timeoutsTimes(0.5),
	rateLimits: timeoutsTimes(1).rateLimits,
});
const { send, runSchedule } = timed;

const stalls: Fault[] = ["hang", "stall-headers", "stall-body", "drip"];
describe.each(stalls)("a service that fails by '%s'", (fault) => {
	it("in the rate limit delays a message by less than a second, and loses none", {
		retry: 2,
	}, async () => {
		timed.parts.storeProxy.decide = (call) => (isCount(call) ? fault : "pass");
		const text = `limiter ${fault}`;
		let storedAfterMs = Number.NaN;
		const started = performance.now();
		timed.parts.storeProxy.observe = ({ action }, when) => {
			if (action === "PutItem" && when === "before") {
				storedAfterMs = performance.now() - started;
			}
		};
		expect((await send(text)).result.statusCode).toBe(200);
		expect(await timed.parts.find(text)).toMatchObject({ state: "sent" });
		expect(storedAfterMs).toBeLessThan(1_000);
	});

	it("in the database is reported to the visitor in time", {
		timeout: 15_000,
	}, async () => {
		timed.parts.storeProxy.decide = () => fault;
		const { result, tookMs } = await send(`store ${fault}`);
		expect(result.statusCode).toBe(503);
		expect(tookMs).toBeLessThan(4_000);
	});

	it("in the mail service leaves the mail to the schedule", {
		timeout: 15_000,
	}, async () => {
		timed.parts.mailProxy.decide = () => fault;
		const text = `mail ${fault}`;
		const { result, tookMs } = await send(text);
		expect(result.statusCode).toBe(200);
		expect(await timed.parts.find(text)).toMatchObject({
			state: "waiting",
			attempts: 1,
		});
		expect(tookMs).toBeLessThan(3_500);
	});

	it("lets a scheduled run finish by itself", { timeout: 15_000 }, async () => {
		timed.parts.storeProxy.decide = () => fault;
		const { outcome, tookMs } = await runSchedule();
		expect(outcome).toBe("contact resend failed");
		expect(tookMs).toBeLessThan(3_500);
	});
});
