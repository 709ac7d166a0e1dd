import { afterAll, beforeAll, expect, it } from "vitest";
import type { Call } from "./faulty-proxy.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { isCount, isMark } from "./real-parts.ts";
import { startLambda } from "./start-lambda.ts";

let started: Awaited<ReturnType<typeof startLambda>>;
beforeAll(async () => {
	started = await startLambda();
});
afterAll(() => started.close());

const isPut = ({ action }: Call) => action === "PutItem";
const isMail = ({ action }: Call) => action === "SendEmail";

const steps: [string, (call: Call) => boolean, "before" | "after", number][] = [
	["before it is counted", isCount, "before", 0],
	["after it is counted", isCount, "after", 0],
	["before it is stored", isPut, "before", 0],
	["after it is stored", isPut, "after", 1],
	["before it is mailed", isMail, "before", 1],
	["after it is mailed", isMail, "after", 2],
	["before it is marked", isMark, "before", 2],
	["after it is marked", isMark, "after", 1],
];

it.each(steps)(
	"a message is stored once, and sent after a retry, if the function is killed %s",
	async (text, isStep, when, expectedMails) => {
		const { parts, lambda } = started;
		const proxies = [parts.storeProxy, parts.mailProxy];
		for (const proxy of proxies) {
			proxy.decide = (call) =>
				when === "before" && isStep(call) ? "hang" : "pass";
			proxy.observe = (call, now) => {
				if (now === when && isStep(call)) lambda.kill();
			};
		}
		const viewer = `192.0.2.${steps.findIndex(([name]) => name === text)}:1`;
		const event = jsonEvent({ ...aMessage, message: text }, {}, viewer);
		expect(await lambda.invoke(event)).toBeNull();

		for (const proxy of proxies) {
			proxy.decide = () => "pass";
			proxy.observe = () => {};
		}
		await parts.resendAt(Date.now() + 120_000);
		const mails = await parts.mailsOf(text);
		expect(mails).toHaveLength(expectedMails);
		expect(new Set(mails.map(({ subject }) => subject)).size).toBe(
			Math.min(expectedMails, 1),
		);

		// The visitor got no response and tries again: still one message, and it is mailed.
		expect((await lambda.invoke(event))?.statusCode).toBe(200);
		const stored = await parts.storedOf(text);
		expect(stored).toHaveLength(1);
		expect(stored[0]?.state).toBe("sent");
	},
);
