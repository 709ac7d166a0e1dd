import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { metricNames } from "#content/operations.ts";
import { getRow } from "#functions/contact/operator-store.ts";
import { bounceEvent } from "./bounce-event.ts";
import type { Call } from "./faulty-proxy.ts";
import { buildContact, lambdaEnvironment } from "./lambda-environment.ts";
import { createLambda, type Lambda } from "./lambda-process.ts";
import { aMessage } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

// An alarm reads metrics. A state in the table that no metric told of is a message that nobody
// looks for, so each is told of even where the store's response is lost or the process dies.

let parts: RealParts;
let bundle: string;
let lambda: Lambda;
let output = "";
beforeAll(async () => {
	[parts, bundle] = await Promise.all([startRealParts(), buildContact()]);
	lambda = createLambda(
		bundle,
		lambdaEnvironment(parts.storeProxy.url, parts.mailProxy.url),
		(text) => {
			output += text;
		},
	);
});
beforeEach(() => {
	output = "";
	parts.mailProxy.decide = () => "pass";
	parts.storeProxy.decide = () => "pass";
	parts.storeProxy.observe = () => {};
});
afterAll(async () => {
	lambda.kill();
	await parts.close();
	rmSync(dirname(dirname(bundle)), { recursive: true, force: true });
});

async function put(id: string, changes: object): Promise<void> {
	const { client, name: TableName } = parts.receiver.table;
	const now = Date.now();
	const Item = {
		...aMessage,
		id,
		state: "waiting",
		attempts: 3,
		receivedAt: now - 86_400_000,
		giveUpAt: now - 1_000,
		expiresAt: Math.ceil(now / 1_000) + 86_400,
		page: "",
		...changes,
	};
	await client.send(new PutCommand({ TableName, Item }));
}

const told = (metric: string) =>
	output
		.split("\n")
		.filter((line) => line.includes('"_aws"') && line.endsWith("}"))
		.map((line) => JSON.parse(line)[metric] ?? 0)
		.reduce((sum, value) => sum + value, 0);
const stateOf = async (id: string) => {
	const row = await getRow(parts.receiver.table, id, Date.now());
	return row?.status === "message" ? row.message.state : row?.attributes.state;
};

/** What happens once to the write that sets the state. */
const mishaps: Record<string, (isMark: (call: Call) => boolean) => void> = {
	"whose mark's response is lost": (isMark) => {
		let isLost = false;
		parts.storeProxy.decide = (call) => {
			if (isLost || !isMark(call)) return "pass";
			isLost = true;
			return "lose-response";
		};
	},
	"where the process is killed after the mark": (isMark) => {
		let isKilled = false;
		parts.storeProxy.observe = (call, when) => {
			if (isKilled || when === "before" || !isMark(call)) return;
			isKilled = true;
			lambda.kill();
		};
	},
};
const marks =
	(state: string) =>
	({ action, body }: Call) =>
		action === "UpdateItem" && body.includes(`{"S":"${state}"}`);

describe.each(Object.entries(mishaps))("%s:", (name, happens) => {
	it("a mail that bounced is told of", async () => {
		const id = `BOUNCED ${name}`;
		await put(id, { state: "sent", mailId: "mail-1" });
		happens(marks("bounced"));
		const event = bounceEvent({ reference: id, mailId: "mail-1" });
		// Lambda starts the function again until it succeeds.
		await lambda.invoke(event, "bounced");
		await lambda.invoke(event, "bounced");
		expect(await stateOf(id)).toBe("bounced");
		await expect
			.poll(() => told(metricNames.messagesBounced))
			.toBeGreaterThan(0);
	});

	it.each([
		["is broken in the table", { message: null }],
		["crashed in its last attempt", { lastAttemptAt: Date.now() - 120_000 }],
		["is refused after its day", {}],
	])("a message that is given up as it %s is told of", async (why, changes) => {
		const id = `GIVEN-UP ${name} ${why}`;
		parts.mailProxy.decide = () => "refuse";
		await put(id, { nextAttemptAt: Date.now() - 1_000, ...changes });
		happens(marks("failed"));
		await lambda.invoke({}, "resend");
		await lambda.invoke({}, "resend");
		expect(await stateOf(id)).toBe("failed");
		await expect
			.poll(() => told(metricNames.messagesGivenUp))
			.toBeGreaterThan(0);
	});
});
