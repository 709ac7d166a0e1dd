import { resendDue } from "#functions/contact/resend.ts";
import type { Call, Fault, FaultyProxy } from "./faulty-proxy.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";
import { lambdaEnvironment } from "./lambda-environment.ts";
import { createLambda } from "./lambda-process.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { startRealParts } from "./real-parts.ts";

export type FaultReport = {
	sent: number;
	answered200: number;
	stored: number;
	delivered: number;
	/** Answered with 200 and never in the inbox. */
	lost: number;
	/** Mails beyond the first of a message. */
	duplicates: number;
	/** Times that a mail was out and its mark was not made, by a kill or a fault. */
	unmarked: number;
	kills: number;
	faults: number;
};

const faults: Fault[] = ["refuse", "throttle", "lose-answer", "down", "hang"];

/**
 * Sends messages through built functions that are killed, and services that fail, at
 * random; then lets the schedule catch up. Visitors try three times.
 * @param random between 0 and 1
 */
export async function runFaults(
	bundleFile: string,
	sent: number,
	random: () => number,
): Promise<FaultReport> {
	const parts = await startRealParts();
	await parts.clear();
	const tally = { unmarked: 0, kills: 0, faults: 0 };
	const answered = new Set<number>();
	let next = 0;

	const workers = Array.from({ length: 6 }, async () => {
		const worker = await startWorker(parts, bundleFile, tally, random);
		while (next < sent) {
			next += 1;
			const number = next;
			if (await worker.visit(number)) answered.add(number);
		}
		await worker.close();
	});
	await Promise.all(workers);
	await catchUp(parts, random);

	const texts = (await parts.mails()).map(({ body }) => body.text);
	const numbers = texts.map((text) => Number(/message (\d+)$/.exec(text)?.[1]));
	const delivered = new Set(numbers);
	const stored = await parts.stored();
	await parts.close();
	return {
		sent,
		answered200: answered.size,
		stored: stored.length,
		delivered: delivered.size,
		lost: [...answered].filter((number) => !delivered.has(number)).length,
		duplicates: numbers.length - delivered.size,
		...tally,
	};
}

type Parts = Awaited<ReturnType<typeof startRealParts>>;
type Tally = { unmarked: number; kills: number; faults: number };

async function startWorker(
	parts: Parts,
	bundleFile: string,
	tally: Tally,
	random: () => number,
) {
	const storeProxy = await startFaultyProxy(parts.urls.store);
	const mailProxy = await startFaultyProxy(parts.urls.mailbox);
	const lambda = createLambda(
		bundleFile,
		lambdaEnvironment(storeProxy.url, mailProxy.url),
	);
	for (const proxy of [storeProxy, mailProxy]) {
		makeFaulty(proxy, lambda.kill, tally, random);
	}
	return {
		async visit(number: number): Promise<boolean> {
			const viewer = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}:1`;
			const message = { ...aMessage, message: `message ${number}` };
			const event = jsonEvent(message, {}, viewer);
			for (let attempt = 0; attempt < 3; attempt += 1) {
				const result = await lambda.invoke(event);
				if (result?.statusCode === 200) return true;
			}
			return false;
		},
		async close() {
			lambda.kill();
			await storeProxy.close();
			await mailProxy.close();
		},
	};
}

function makeFaulty(
	proxy: FaultyProxy,
	kill: () => void,
	tally: Tally,
	random: () => number,
): void {
	const killedAfter = new Set<Call>();
	proxy.decide = (call) => {
		const dice = random();
		if (dice > 0.06) return "pass";
		if (dice < 0.005) {
			tally.kills += 1;
			if (isMark(call)) tally.unmarked += 1;
			kill();
			return "hang";
		}
		if (dice < 0.01) {
			tally.kills += 1;
			if (call.action === "SendEmail") tally.unmarked += 1;
			killedAfter.add(call);
			return "lose-answer";
		}
		tally.faults += 1;
		// A hang takes seconds; one in fifty faults is enough of them.
		const kinds = random() < 0.02 ? faults : faults.slice(0, 4);
		const fault = kinds[Math.floor(random() * kinds.length)] ?? "down";
		const isOut = call.action === "SendEmail" && fault === "lose-answer";
		if (isMark(call) || isOut) tally.unmarked += 1;
		return fault;
	};
	proxy.observe = (call, when) => {
		if (when === "after" && killedAfter.delete(call)) kill();
	};
}

function isMark({ action, body }: Call): boolean {
	return action === "UpdateItem" && body.includes("sentAt");
}

// The mail service refuses a third of the backlog in the first runs, then works again.
async function catchUp(parts: Parts, random: () => number): Promise<void> {
	for (let run = 1; run <= 12; run += 1) {
		parts.mailProxy.decide = () =>
			run < 4 && random() < 0.33 ? "throttle" : "pass";
		const time = Date.now() + run * 30 * 60_000;
		await resendDue(
			parts.receiver,
			() => time,
			() => true,
		);
	}
}
