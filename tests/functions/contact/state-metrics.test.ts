import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { metricNames } from "#content/operations.ts";
import { getRow } from "#functions/contact/store.ts";
import { bounceEvent } from "./bounce-event.ts";
import type { Call } from "./faulty-proxy.ts";
import { startLambda } from "./start-lambda.ts";

// Alarms read metrics. A message in a state that no metric reported would never be noticed, so
// every state is reported, even if the store's response is lost or the process dies.

let started: Awaited<ReturnType<typeof startLambda>>;
/** The position in the function's output at which this test starts. */
let from = 0;
beforeAll(async () => {
	started = await startLambda();
});
beforeEach(() => {
	const { storeProxy, mailProxy } = started.parts;
	from = started.output().length;
	mailProxy.decide = () => "pass";
	storeProxy.decide = () => "pass";
	storeProxy.observe = () => {};
});
afterAll(() => started.close());

const reported = (metric: string) =>
	started
		.output()
		.slice(from)
		.split("\n")
		.filter((line) => line.includes('"_aws"') && line.endsWith("}"))
		.map((line) => JSON.parse(line)[metric] ?? 0)
		.reduce((sum, value) => sum + value, 0);
const stateOf = async (id: string) => {
	const row = await getRow(started.parts.receiver.table, id, Date.now());
	return row?.status === "message" ? row.message.state : row?.attributes.state;
};

it("a request that crashes is reported as not stored", async () => {
	// A bug that throws, before anything is stored: an event without its HTTP part stands for it.
	const response = await started.lambda.invoke({ headers: {} });
	expect(response).toMatchObject({ statusCode: 500 });
	await expect.poll(() => reported(metricNames.messagesNotStored)).toBe(1);
});

/** A single fault in the write that sets the state. */
const faults: Record<string, (isMark: (call: Call) => boolean) => void> = {
	"if the response to that write is lost": (isMark) => {
		let isLost = false;
		started.parts.storeProxy.decide = (call) => {
			if (isLost || !isMark(call)) return "pass";
			isLost = true;
			return "lose-response";
		};
	},
	"if the process is killed after that write": (isMark) => {
		let isKilled = false;
		started.parts.storeProxy.observe = (call, when) => {
			if (isKilled || when === "before" || !isMark(call)) return;
			isKilled = true;
			started.lambda.kill();
		};
	},
};
const marks =
	(state: string) =>
	({ action, body }: Call) =>
		action === "UpdateItem" && body.includes(`{"S":"${state}"}`);

describe.each(Object.entries(faults))(
	"a state is written; %s",
	(name, happens) => {
		it("a bounced mail is reported", async () => {
			const id = `BOUNCED ${name}`;
			await started.putDue(id, { state: "sent", mailId: "mail-1" });
			happens(marks("bounced"));
			const event = bounceEvent({ reference: id, mailId: "mail-1" });
			// Lambda retries the function until it succeeds.
			await started.lambda.invoke(event, "bounced");
			await started.lambda.invoke(event, "bounced");
			expect(await stateOf(id)).toBe("bounced");
			await expect
				.poll(() => reported(metricNames.messagesBounced))
				.toBeGreaterThan(0);
		});

		it.each([
			["is broken in the table", { message: null }],
			[
				"crashed in its final attempt",
				{ finalAttemptAt: Date.now() - 120_000 },
			],
			["is refused after its day", {}],
		])(
			"a message that fails for good as it %s is reported",
			async (why, changes) => {
				const id = `GIVEN-UP ${name} ${why}`;
				started.parts.mailProxy.decide = () => "refuse";
				await started.putDue(id, { giveUpAt: Date.now() - 1_000, ...changes });
				happens(marks("failed"));
				await started.lambda.invoke({}, "resend");
				await started.lambda.invoke({}, "resend");
				expect(await stateOf(id)).toBe("failed");
				await expect
					.poll(() => reported(metricNames.messagesGivenUp))
					.toBeGreaterThan(0);
			},
		);
	},
);
