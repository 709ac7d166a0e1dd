import { type Attributes, compareRows, type Decision } from "./compare-rows.ts";
import { scanItems } from "./operator-store.ts";
import { put, type Table } from "./write.ts";

export type Outcome = { id: string; action: Decision["action"] | "changed" };

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
): Promise<Outcome[]> {
	const currentRows = new Map(
		(await scanItems(target)).map((row) => [String(row.id), row]),
	);
	const outcomes: Outcome[] = [];
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
		return put(table, {
			Item: row,
			ConditionExpression: "attribute_not_exists(id)",
		});
	}
	const names = [...new Set([...Object.keys(current), ...Object.keys(row)])];
	return put(table, {
		Item: row,
		// Only if every attribute is still as it was read.
		ConditionExpression: names
			.map((name, i) =>
				name in current ? `#n${i} = :v${i}` : `attribute_not_exists(#n${i})`,
			)
			.join(" AND "),
		ExpressionAttributeNames: Object.fromEntries(
			names.map((name, i) => [`#n${i}`, name]),
		),
		ExpressionAttributeValues: Object.fromEntries(
			names.flatMap((name, i) =>
				name in current ? [[`:v${i}`, current[name]]] : [],
			),
		),
	});
}
