import { type Attributes, put, type Table } from "#functions/shared/table.ts";
import { compareRows, type Decision } from "./compare-rows.ts";
import { scanItems } from "./operator-store.ts";

export type RestoreOutcome = {
	id: string;
	action: Decision["action"] | "changed";
};

/**
 * Copies rows of a restored or replicated table into the table in use: missing ones and overwritten
 * ones. Erases nothing, and does not overwrite a row that has changed since it was read.
 * @param isDryRun only reports what would be done, without writing
 * @returns one outcome per source row; "changed" if someone else wrote to it in the meantime
 */
export async function restoreRows(
	source: Table,
	target: Table,
	now: number,
	isDryRun: boolean,
): Promise<RestoreOutcome[]> {
	const currentRows = new Map(
		(await scanItems(target)).map((row) => [String(row.id), row]),
	);
	const outcomes: RestoreOutcome[] = [];
	for (const row of await scanItems(source)) {
		const id = String(row.id);
		const decision = compareRows(row, currentRows.get(id), now);
		const { action } = decision;
		const isDone =
			!("row" in decision) ||
			isDryRun ||
			(await write(target, decision.row, currentRows.get(id)));
		outcomes.push({ id, action: isDone ? action : "changed" });
	}
	return outcomes;
}

async function write(
	table: Table,
	row: Attributes,
	current: Attributes | undefined,
): Promise<boolean> {
	if (!current) {
		return put(table, row, { condition: "attribute_not_exists(id)" });
	}
	const names = [...new Set([...Object.keys(current), ...Object.keys(row)])];
	const numbered = names.map((name, i) => [`n${i}`, name] as const);
	const before = numbered.filter(([, name]) => name in current);
	return put(table, row, {
		// Only if every attribute is still as it was read.
		condition: numbered
			.map(([n, name]) =>
				name in current ? `#${n} = :${n}` : `attribute_not_exists(#${n})`,
			)
			.join(" AND "),
		names: Object.fromEntries(numbered),
		values: Object.fromEntries(before.map(([n, name]) => [n, current[name]])),
	});
}
