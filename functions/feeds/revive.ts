import { remove, type Table } from "#functions/shared/table.ts";
import { allowedUrls, sourceName } from "./allowed-urls.ts";

/**
 * Makes the relay ask a source again that has ended (410), by deleting everything stored about it,
 * so that it starts like a new source. A source that has not ended is left alone.
 * @param nameOrUrl its name in any letter case, or its URL
 * @returns what happened, for the operator
 * @throws an Error if no source has this name
 */
export async function reviveSource(
	table: Table,
	nameOrUrl: string,
): Promise<string> {
	const names = [...allowedUrls].map(sourceName);
	const url = [...allowedUrls].find(
		(candidate) =>
			candidate === nameOrUrl ||
			sourceName(candidate).toLowerCase() === nameOrUrl.trim().toLowerCase(),
	);
	if (url === undefined) {
		throw new Error(
			`No source is called "${nameOrUrl}". The sources are: ${names.join(", ")}.`,
		);
	}
	const name = sourceName(url);
	const isRemoved = await remove(
		table,
		{ url },
		{ condition: "ended = :gone", values: { gone: "gone" } },
	);
	return isRemoved
		? `${name} will be requested again within four minutes.`
		: `${name} has not ended: it is requested like every other source.`;
}
