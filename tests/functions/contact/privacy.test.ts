import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { receive } from "#functions/contact/receive.ts";
import { resendDue } from "#functions/contact/resend.ts";
import type { Fault } from "./faulty-proxy.ts";
import { aMessage, formEvent, jsonEvent, makeEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
const lines: string[] = [];
beforeAll(async () => {
	parts = await startRealParts();
	delete process.env.LOG_LEVEL;
	for (const method of ["log", "warn", "error", "info", "debug"] as const) {
		vi.spyOn(console, method).mockImplementation((...values) => {
			lines.push(values.map(String).join(" "));
		});
	}
});
afterAll(async () => {
	vi.restoreAllMocks();
	await parts.close();
});

const secrets = [
	"Ana",
	"Pérez",
	"5550",
	"ana@example.com",
	"call me",
	"203.0.113.7",
	"203.0.113",
];

it("no log line of a full run holds what a visitor typed or their address", async () => {
	const { storeProxy, mailProxy } = parts;
	const receiver = parts.receiverWith({
		messages: 400,
		rateLimits: 400,
		mail: 400,
	});
	// A busy machine must not keep the first message from being sent.
	await receive(parts.receiver, jsonEvent());
	const faults: Fault[] = ["pass", "refuse", "throttle", "down", "hang"];
	for (const fault of faults) {
		mailProxy.decide = () => fault;
		await receive(receiver, jsonEvent());
		await resendDue(
			receiver,
			() => Date.now() + 120_000,
			() => true,
		);
		mailProxy.decide = () => "pass";
		storeProxy.decide = () => fault;
		await receive(receiver, jsonEvent());
		await resendDue(
			receiver,
			() => Date.now() + 120_000,
			() => true,
		).catch(() => {});
		storeProxy.decide = () => "pass";
	}
	mailProxy.decide = () => "refuse";
	await resendDue(
		receiver,
		() => Date.now() + 30 * 3_600_000,
		() => true,
	);
	await receive(
		receiver,
		jsonEvent({ ...aMessage, email_address: "ana@example.com," }),
	);
	await receive(receiver, formEvent({ ...aMessage, name: "" }));
	await receive(receiver, jsonEvent(aMessage, { "x-form-decoy": "Ana" }));
	await receive(
		receiver,
		jsonEvent(aMessage, { "sec-fetch-site": "cross-site" }),
	);
	await receive(receiver, makeEvent({ body: '{"Ana' }));
	for (let n = 0; n < 7; n += 1) await receive(receiver, jsonEvent());

	const log = lines.join("\n");
	for (const event of [
		"stored",
		"sent",
		"waiting",
		"failed",
		"refused",
		"dropped",
		"not stored",
	]) {
		expect(log).toContain(`"contact message ${event}"`);
	}
	for (const secret of secrets) expect(log).not.toContain(secret);
	for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

it("the rate limit keeps no address, only hashes that expire", async () => {
	const { client, tableName } = parts.receiver.rateLimit;
	const { Items = [] } = await client.send(
		new ScanCommand({ TableName: tableName }),
	);
	expect(Items.length).toBeGreaterThan(0);
	for (const item of Items) {
		expect(Object.keys(item).sort()).toEqual(["count", "expiresAt", "key"]);
		expect(item.key).toMatch(/^[\w-]{43}$/);
		expect(item.expiresAt - Date.now() / 1_000).toBeLessThanOrEqual(3_660);
	}
});
