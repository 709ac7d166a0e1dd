import { freshMs } from "#content/feeds/freshness.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { finishWithin } from "./finish-within.ts";
import { lambdaContext } from "./lambda-context.ts";
import type { Functions, Handler } from "./load-functions.ts";

const minuteMs = 60_000;
const maxExitMs = 3_000;
// The timeout of the resend in infra/constructs/functions.ts. A refresh may take longer, but never reads it.
const timeoutMs = 28_000;

/** Runs the jobs that EventBridge runs on AWS. @returns a function that stops them and waits for running jobs */
export function startSchedules({
	contact,
	feeds,
}: Functions): () => Promise<void> {
	const running = new Set<Promise<void>>();
	const start = (name: string, job: Handler) => {
		const run = runJob(name, job).finally(() => running.delete(run));
		running.add(run);
	};
	const resend = () => start("contact resend", contact.resend);
	const refresh = () => start("feeds refresh", feeds.refresh);
	refresh();
	const timers = [setInterval(resend, minuteMs), setInterval(refresh, freshMs)];
	return async () => {
		for (const timer of timers) clearInterval(timer);
		await finishWithin(maxExitMs, running);
	};
}

async function runJob(name: string, job: Handler): Promise<void> {
	try {
		await job({}, lambdaContext(name, timeoutMs));
	} catch (error) {
		log.error(`${name} crashed`, describeError(error));
	}
}
