import {
	type Condition,
	get,
	type Table,
	update,
} from "#functions/shared/table.ts";
import {
	fromAttributes,
	statusAttributes,
	toAttributes,
} from "./attributes.ts";
import { clockSkewMs, type FeedItems, type FeedRecord } from "./record.ts";

export type FeedCache = ReturnType<typeof createFeedCache>;

/**
 * Opens the state shared by all instances of the function: one record per URL, and the lease that
 * lets one instance at a time ask the upstream. Every method may throw.
 * @param owner identifies this instance
 */
export function createFeedCache(table: Table, owner: string) {
	/** The items that are in the table, so that they are only written when they change. */
	const itemsInTable = new Map<string, FeedItems | undefined>();
	/** The time of the next attempt as the table has it, even if it is impossible. */
	const nextAtInTable = new Map<string, number>();
	// An instance that was frozen while holding its lease must not overwrite a later outcome.
	const ifHeld: Condition = {
		condition: "leaseOwner = :owner",
		values: { owner },
	};

	return {
		/** @returns null if nothing is known */
		async read(url: string): Promise<FeedRecord | null> {
			const row = await get(table, { url });
			const record = row && fromAttributes(url, row);
			itemsInTable.set(url, record?.copy?.items);
			nextAtInTable.set(url, record?.nextAt ?? 0);
			return record;
		},

		/**
		 * Takes the lease on a URL until `untilMs`.
		 * @param seen the latest record that the caller knows of
		 * @returns false if another instance has the lease or was faster
		 */
		lease(seen: FeedRecord, nowMs: number, untilMs: number): Promise<boolean> {
			const { url, nextAt } = seen;
			return update(table, {
				key: { url },
				set: { leaseOwner: owner, leasedUntil: untilMs },
				// A lease that runs longer than any of ours comes from a wrong clock or was set by hand.
				// If the response is lost, the client repeats the request, and finds the lease that it has just taken.
				// Any later lease holder will have changed nextAt.
				condition:
					"(attribute_not_exists(leasedUntil) OR leasedUntil < :now OR leasedUntil > :maxUntil OR leaseOwner = :leaseOwner) AND (attribute_not_exists(nextAt) OR nextAt <= :seen)",
				values: {
					now: nowMs,
					maxUntil: untilMs + clockSkewMs,
					seen: Math.max(nextAt, nextAtInTable.get(url) ?? 0),
				},
			});
		},

		/**
		 * Stores the status of a running attempt and keeps the lease. Other instances read this status
		 * if this one dies before it can write the outcome.
		 * @returns false if the lease has passed to another instance
		 */
		writeStatus(record: FeedRecord): Promise<boolean> {
			const { url } = record;
			return update(table, {
				key: { url },
				...ifHeld,
				set: statusAttributes(record),
			});
		},

		/**
		 * Stores the outcome of an attempt and releases the lease.
		 * @returns false if the lease has passed to another instance, whose outcome then counts
		 */
		async write(record: FeedRecord): Promise<boolean> {
			const { url, copy } = record;
			const isNew = copy?.items !== itemsInTable.get(url);
			const written = await update(table, {
				key: { url },
				...ifHeld,
				set: toAttributes(record, isNew),
				remove: ["leaseOwner", "leasedUntil"],
			});
			if (written) itemsInTable.set(url, copy?.items);
			return written;
		},
	};
}
