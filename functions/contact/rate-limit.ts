import { describeError, log } from "#functions/shared/log.ts";
import { type Table, update } from "#functions/shared/table.ts";
import { viewerHash } from "./viewer.ts";

export type RateLimit = {
	table: Table;
	/** Key for hashing the IP addresses. */
	secret: string;
	messagesPerHour: number;
};

const hourMs = 60 * 60_000;

/** The seconds to wait if the limit is reached, else 0; and whether the message was counted. */
export type Counted = { waitSeconds: number; isCounted: boolean };

/**
 * Counts one message from an IP address in the current hour. If the table fails there is nothing to wait for: a
 * message must not be lost because of the counter.
 */
export async function countMessage(
	limit: RateLimit,
	ip: string,
	now: number,
): Promise<Counted> {
	const endsAt = (Math.floor(now / hourMs) + 1) * hourMs;
	try {
		const isCounted = await update(limit.table, {
			key: keyOf(limit, ip, now),
			add: { count: 1 },
			set: { expiresAt: endsAt / 1_000 + 60 },
			condition: "attribute_not_exists(#count) OR #count < :max",
			values: { max: limit.messagesPerHour },
		});
		const waitSeconds = isCounted ? 0 : Math.ceil((endsAt - now) / 1_000);
		return { waitSeconds, isCounted };
	} catch (error) {
		log.warn("rate limit: message not counted", describeError(error));
		return { waitSeconds: 0, isCounted: false };
	}
}

/** Undoes one count, when the message could not be stored or had been stored before. */
export async function uncountMessage(
	limit: RateLimit,
	ip: string,
	now: number,
): Promise<void> {
	try {
		await update(limit.table, {
			key: keyOf(limit, ip, now),
			add: { count: -1 },
			condition: "#count > :zero",
			values: { zero: 0 },
		});
	} catch (error) {
		log.warn("rate limit: count not undone", describeError(error));
	}
}

// The hour is part of the hash, so that a viewer's activity in different hours cannot be linked.
function keyOf(limit: RateLimit, ip: string, now: number) {
	const hour = String(Math.floor(now / hourMs));
	return { key: viewerHash(limit.secret, ip, hour) };
}
