import { signalHeaders } from "#content/contact/signals.ts";
import { bounceEvent } from "./bounce-event.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";
import { lambdaEnvironment } from "./lambda-environment.ts";
import { createLambda } from "./lambda-process.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { type FaultTally, makeFaulty, newTally } from "./random-faults.ts";
import { startRealParts } from "./real-parts.ts";

export type FaultReport = FaultTally & {
	sent: number;
	acknowledged: number;
	stored: number;
	/** Messages in the inbox. */
	delivered: number;
	/** Got 200 and is not in the table: must be none. */
	acknowledgedNotStored: number;
	/**
	 * In the table, but not in the inbox, not a suspect, not failed and not reported as bounced: must
	 * be none.
	 */
	storedAndSilent: number;
	suspects: number;
	/** Suspects that the visitor's own retry turned into ordinary messages. */
	suspectsAcceptedOnRetry: number;
	/** Messages that an alarm counts. */
	bounced: number;
	failed: number;
	/** Mails beyond the first per message. */
	duplicates: number;
	/**
	 * The longest wait of a visitor for one response, in milliseconds; a killed process sends none.
	 */
	slowestResponseMs: number;
};

/**
 * Sends messages through built functions that are killed at random, and services that fail, stall
 * and bounce mails at random; then lets the schedule catch up. Visitors try three times; some look
 * like bots, and some of those no longer do when they retry.
 * @param random between 0 and 1
 */
export async function runFaults(
	bundleFile: string,
	sent: number,
	random: () => number,
): Promise<FaultReport> {
	const parts = await startRealParts();
	await parts.clear();
	const tally = newTally();
	const acknowledged = new Set<number>();
	// References of the bounces that the function reported to its operators.
	const alarmed = new Set<string>();
	const retriedAsPerson = new Set<number>();
	let slowestResponseMs = 0;
	let next = 0;

	const workers = Array.from({ length: 6 }, async () => {
		const worker = await startWorker(parts, bundleFile, tally, alarmed, random);
		while (next < sent) {
			next += 1;
			const number = next;
			const visit = await worker.visit(number);
			if (visit.hasResponse) acknowledged.add(number);
			if (visit.isRetriedAsPerson) retriedAsPerson.add(number);
			slowestResponseMs = Math.max(slowestResponseMs, visit.slowestMs);
		}
		await worker.close();
	});
	await Promise.all(workers);
	await catchUp(parts, random);

	const numberOf = (text: string | undefined) =>
		Number(/message (\d+)$/.exec(text ?? "")?.[1]);
	const numbers = (await parts.mails()).map(({ body }) => numberOf(body.text));
	const delivered = new Set(numbers);
	const rows = (await parts.stored()).map((row) => ({
		...row,
		number: numberOf(row.message),
	}));
	await parts.close();
	const stored = new Set(rows.map(({ number }) => number));
	const count = (wanted: string) =>
		rows.filter(({ state }) => state === wanted).length;
	return {
		sent,
		acknowledged: acknowledged.size,
		stored: rows.length,
		delivered: delivered.size,
		acknowledgedNotStored: [...acknowledged].filter(
			(number) => !stored.has(number),
		).length,
		storedAndSilent: rows.filter(
			({ id, number, state }) =>
				!delivered.has(number) &&
				!alarmed.has(id) &&
				!["suspect", "failed"].includes(state),
		).length,
		suspects: count("suspect"),
		suspectsAcceptedOnRetry: rows.filter(
			({ number, state }) => retriedAsPerson.has(number) && state !== "suspect",
		).length,
		bounced: count("bounced"),
		failed: count("failed"),
		duplicates: numbers.length - delivered.size,
		slowestResponseMs: Math.round(slowestResponseMs),
		...tally,
	};
}

type Parts = Awaited<ReturnType<typeof startRealParts>>;

async function startWorker(
	parts: Parts,
	bundleFile: string,
	tally: FaultTally,
	alarmed: Set<string>,
	random: () => number,
) {
	const storeProxy = await startFaultyProxy(parts.urls.store);
	const mailProxy = await startFaultyProxy(parts.urls.mailbox);
	const lambda = createLambda(
		bundleFile,
		{
			...lambdaEnvironment(storeProxy.url, mailProxy.url),
			LOG_LEVEL: "ERROR",
		},
		bouncesIn((reference) => alarmed.add(reference)),
	);
	const bounces = [storeProxy, mailProxy].map((proxy) =>
		makeFaulty(proxy, lambda.kill, tally, random),
	);

	/** Publishes the bounced mails as SES does; Lambda retries the function until it succeeds. */
	async function publishBounces(): Promise<void> {
		for (const mails of bounces) {
			for (const mail of mails.splice(0)) {
				const event = bounceEvent(mail);
				// Lambda tries three times; an alarm watches the events that it then drops.
				let attempts = 0;
				while ((await lambda.invoke(event, "bounced")) === null) {
					attempts += 1;
					if (attempts < 3) continue;
					alarmed.add(mail.reference);
					break;
				}
			}
		}
	}

	return {
		async visit(number: number) {
			const viewer = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}:1`;
			const message = { ...aMessage, message: `message ${number}` };
			const event = jsonEvent(message, {}, viewer);
			const isSuspect = random() < 0.2;
			const turnsPerson = isSuspect && random() < 0.3;
			const asBot = {
				...event,
				headers: { ...event.headers, [signalHeaders.honeypot]: "x" },
			};
			const visit = {
				hasResponse: false,
				isRetriedAsPerson: turnsPerson,
				slowestMs: 0,
			};
			for (let attempt = 0; attempt < 3; attempt += 1) {
				const started = performance.now();
				// A visitor who no longer looks like a bot presses Send again, whatever the response was.
				const looksLikeBot = isSuspect && !(turnsPerson && attempt > 0);
				const result = await lambda.invoke(looksLikeBot ? asBot : event);
				if (result) {
					const tookMs = performance.now() - started;
					visit.slowestMs = Math.max(visit.slowestMs, tookMs);
				}
				if (result?.statusCode === 200) visit.hasResponse = true;
				if (visit.hasResponse && !(turnsPerson && attempt === 0)) break;
			}
			await publishBounces();
			return visit;
		},
		async close() {
			await lambda.stop();
			await storeProxy.close();
			await mailProxy.close();
		},
	};
}

/** Parses the function's output: the lines that accompany the metric of the bounce alarm. */
function bouncesIn(tell: (reference: string) => void) {
	let unread = "";
	return (text: string) => {
		const lines = (unread + text).split("\n");
		unread = lines.pop() ?? "";
		for (const line of lines) {
			if (!/"contact (?:message bounced|bounce not marked)"/.test(line))
				continue;
			tell(JSON.parse(line).reference);
		}
	};
}

// The mail service refuses a third of the backlog in the first runs, then works again.
async function catchUp(parts: Parts, random: () => number): Promise<void> {
	for (let run = 1; run <= 12; run += 1) {
		parts.mailProxy.decide = () =>
			run < 4 && random() < 0.33 ? "throttle" : "pass";
		await parts.resendAt(Date.now() + run * 30 * 60_000);
	}
}
