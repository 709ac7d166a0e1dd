import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signalHeaders } from "#content/contact/signals.ts";
import { metricNames } from "#content/operations.ts";
import { bounceEvent } from "./bounce-event.ts";
import type { Fault } from "./faulty-proxy.ts";
import { aMessage, formEvent, jsonEvent, makeEvent } from "./make-event.ts";
import { startLambda } from "./start-lambda.ts";

let started: Awaited<ReturnType<typeof startLambda>>;
beforeAll(async () => {
	started = await startLambda({
		LOG_LEVEL: "DEBUG",
		// The last visitor sends more than this, and the metrics are counted.
		MESSAGES_PER_HOUR: "5",
		// Makes Powertools log whole events if a function asks for it; ours must not.
		POWERTOOLS_LOGGER_LOG_EVENT: "true",
	});
});
afterAll(() => started.close());

const secrets = [
	"Ana",
	"Pérez",
	"5550",
	"ana@",
	"@example.com",
	"call me",
	"203.0.113",
];

/** Runs everything that can happen to a message, on the built function. */
async function runAll() {
	const { lambda, parts, putDue } = started;
	const { storeProxy, mailProxy } = parts;
	let viewers = 0;
	const anEvent = () => {
		viewers += 1;
		return jsonEvent(aMessage, {}, `203.0.113.${viewers}:4000`);
	};
	await lambda.invoke(anEvent());
	const faults: Fault[] = ["refuse", "throttle", "down", "hang"];
	for (const fault of faults) {
		mailProxy.decide = () => fault;
		await lambda.invoke(anEvent());
		mailProxy.decide = () => "pass";
		// A hanging store takes the whole timeout, and ends like the other faults.
		if (fault === "hang") break;
		storeProxy.decide = () => fault;
		await lambda.invoke(anEvent());
		storeProxy.decide = () => "pass";
	}
	mailProxy.decide = () => "refuse";
	await putDue("WAITING", {});
	await putDue("GIVENUP", { giveUpAt: Date.now() - 1 });
	await putDue("BROKEN", { email_address: null, giveUpAt: null });
	await lambda.invoke({}, "resend");
	storeProxy.decide = () => "refuse";
	await lambda.invoke({}, "resend");
	storeProxy.decide = () => "pass";
	mailProxy.decide = () => "pass";

	const bad = { ...aMessage, email_address: "ana@example.com," };
	await lambda.invoke(jsonEvent(bad));
	await lambda.invoke(formEvent({ ...aMessage, name: "" }));
	await lambda.invoke(
		jsonEvent(aMessage, { [signalHeaders.honeypot]: "Ana" }, "203.0.113.240:1"),
	);
	const sent = (await parts.stored()).find(({ state }) => state === "sent");
	const { id: reference = "", mailId = "" } = sent ?? {};
	await lambda.invoke(bounceEvent({ reference, mailId }), "bounced");
	await lambda.invoke({ Records: [{ Sns: { Message: "Ana" } }] }, "bounced");
	await lambda.invoke(jsonEvent(aMessage, { "sec-fetch-site": "cross-site" }));
	await lambda.invoke(makeEvent({ body: '{"Ana' }));
	await lambda.invoke({ requestContext: {}, body: "Ana" });
	for (let n = 0; n < 7; n += 1) await lambda.invoke(jsonEvent());
	await lambda.stop();
}

it("nothing that the built function prints contains what a visitor typed or their address", {
	timeout: 90_000,
}, async () => {
	await runAll();
	for (const event of [
		"message stored",
		"message sent",
		"message waiting",
		"message failed",
		"message refused",
		"message held as suspect",
		"message bounced",
		"bounce not recognised",
		"message not stored",
		"request crashed",
		"resend failed",
	]) {
		expect(started.output()).toContain(`"contact ${event}"`);
	}
	for (const secret of secrets) {
		expect(started.output()).not.toContain(secret);
	}
});

it("each log entry names its invocation, and the request if there is one", () => {
	const lines = started
		.output()
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line));
	const logged = lines.filter((line) => "message" in line);
	expect(logged.length).toBeGreaterThan(20);
	for (const line of logged) {
		expect(line).toMatchObject({
			level: expect.stringMatching(/^(INFO|WARN|ERROR)$/),
			service: "contact",
			function_request_id: expect.stringMatching(/^invocation-\d+$/),
		});
		// Scheduled runs have no request.
		if (line.function_name === "handler" && !/crashed/.test(line.message)) {
			expect(line.correlation_id).toBe("1");
		}
	}
});

it("reports its metrics under the names that the alarms read", () => {
	const metrics = started
		.output()
		.split("\n")
		.filter((line) => line.includes('"_aws"'))
		.map((line) => JSON.parse(line));
	const reported = new Set<string>();
	for (const metric of metrics) {
		const [{ Namespace, Dimensions, Metrics }] = metric._aws.CloudWatchMetrics;
		expect({ Namespace, Dimensions }).toEqual({
			Namespace: "test",
			Dimensions: [["service"]],
		});
		for (const { Name } of Metrics) reported.add(Name);
	}
	const {
		// Here requests need no secret (tests/functions/shared/shared.test.ts).
		originSecretRefused,
		sourceFailed,
		sourcesStale,
		sourcesEnded,
		...own
	} = metricNames;
	expect([...reported].sort()).toEqual(Object.values(own).sort());
	const total = (name: string) =>
		metrics.flatMap((metric) => metric[name] ?? []).reduce(sum, 0);
	// One first, four while the mail service fails, five before the rate limit.
	expect(total(own.messagesStored)).toBe(10);
	// Three while the table fails, and a request that crashes.
	expect(total(own.messagesNotStored)).toBe(4);
	expect(total(own.messagesGivenUp)).toBe(2);
	expect(total(own.messagesBounced)).toBe(1);
	expect(total(own.messagesSuspect)).toBe(1);
});

const sum = (one: number, other: number) => one + other;

it("the rate limit stores no address, only hashes that expire", async () => {
	const { client, name } = started.parts.receiver.rateLimit.table;
	const { Items = [] } = await client.send(
		new ScanCommand({ TableName: name }),
	);
	expect(Items.length).toBeGreaterThan(0);
	for (const item of Items) {
		expect(Object.keys(item).sort()).toEqual(["count", "expiresAt", "key"]);
		expect(item.key).toMatch(/^[\w-]{43}$/);
		expect(item.expiresAt - Date.now() / 1_000).toBeLessThanOrEqual(3_660);
	}
});
