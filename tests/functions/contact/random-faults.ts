import type { Call, Fault, FaultyProxy } from "./faulty-proxy.ts";
import { isMark } from "./real-parts.ts";

export type FaultTally = {
	/** Times that a mail was sent but its message not marked, because of a kill or a fault. */
	unmarked: number;
	kills: number;
	/** Responses that never arrived, or only in part. */
	stalls: number;
	/** Mails that the service accepted and bounced later. */
	bounces: number;
	/** Other errors of a service. */
	faults: number;
};

export function newTally(): FaultTally {
	return { unmarked: 0, kills: 0, stalls: 0, bounces: 0, faults: 0 };
}

const quick: Fault[] = ["refuse", "throttle", "lose-response", "down", "empty"];
// Each takes seconds, so they are rarer.
const slow: Fault[] = ["hang", "stall-headers", "stall-body", "drip"];

/**
 * Makes a service fail at random: one call in a hundred kills the function before or after it, five
 * end with an error, and one mail in twenty bounces. The first mail, the first fault and the second
 * fault are always a bounce, a stall and a kill, which a short run might otherwise miss.
 * @returns the bounced mails, which the caller publishes
 */
export function makeFaulty(
	proxy: FaultyProxy,
	kill: () => void,
	tally: FaultTally,
	random: () => number,
): { reference: string; mailId: string }[] {
	const bounced: { reference: string; mailId: string }[] = [];
	const killedAfter = new Set<Call>();
	proxy.decide = (call) => {
		const chance = random();
		const isFirstMail = tally.bounces === 0;
		if (call.action === "SendEmail" && (chance > 0.95 || isFirstMail)) {
			tally.bounces += 1;
			const mailId = `bounce-${tally.bounces}`;
			bounced.push({ reference: referenceIn(call), mailId });
			return { mailId };
		}
		if (chance > 0.065) return "pass";
		const isFirstFault = tally.stalls === 0;
		if (!isFirstFault && (chance < 0.005 || tally.kills === 0)) {
			tally.kills += 1;
			if (isMark(call)) tally.unmarked += 1;
			kill();
			return "hang";
		}
		if (!isFirstFault && chance < 0.01) {
			tally.kills += 1;
			if (call.action === "SendEmail") tally.unmarked += 1;
			killedAfter.add(call);
			return "lose-response";
		}
		const isSlow = chance < 0.015 || isFirstFault;
		if (isSlow) tally.stalls += 1;
		else tally.faults += 1;
		const kinds = isSlow ? slow : quick;
		const fault = kinds[Math.floor(random() * kinds.length)] ?? "down";
		const isDone = ["lose-response", "stall-body", "drip"].includes(
			String(fault),
		);
		const isOut = call.action === "SendEmail" && isDone;
		if (isMark(call) || isOut) tally.unmarked += 1;
		return fault;
	};
	proxy.observe = (call, when) => {
		if (when === "after" && killedAfter.delete(call)) kill();
	};
	return bounced;
}

function referenceIn({ body }: Call): string {
	return new URLSearchParams(body).get("Tags.member.1.Value") ?? "";
}
