/** Where a field is in a value; [] is the whole value. */
export type Path = (string | number)[];

/** A field that both sides changed, each in its own way; undefined for the side that removed it. */
export type Conflict = { path: Path; theirs: unknown; mine: unknown };

export type Merged = { value: unknown; conflicts: Conflict[] };

type Fields = Record<string, unknown>;

/**
 * Merges two changes of one value, field by field. A list is merged by its entries' ids, or by their
 * positions if neither side moved any; otherwise it counts as a single field.
 * @param base the value before either change; undefined if it is unknown
 * @param preferred whose value a field gets that both changed
 */
export function merge(
	base: unknown,
	theirs: unknown,
	mine: unknown,
	preferred: "mine" | "theirs" = "mine",
): Merged {
	const conflicts: Conflict[] = [];
	return { value: mergeAt([], base, theirs, mine), conflicts };

	function mergeAt(path: Path, old: unknown, their: unknown, my: unknown) {
		if (isEqual(old, their) || isEqual(their, my)) return my;
		if (isEqual(old, my)) return their;
		if (isFields(old) && isFields(their) && isFields(my)) {
			// A figure's fields depend on its kind.
			if (their.kind === my.kind) return mergeFields(path, old, their, my);
		}
		if (Array.isArray(old) && Array.isArray(their) && Array.isArray(my)) {
			const ids = [old, their, my].map(idsOf);
			const order = ids.every((list) => list !== undefined)
				? mergeOrder(ids as [string[], string[], string[]])
				: undefined;
			if (order) return mergeById(path, order, old, their, my);
			if (keptPlaces(old, their) && keptPlaces(old, my)) {
				return my.map((entry, index): unknown =>
					mergeAt([...path, index], old[index], their[index], entry),
				);
			}
		}
		conflicts.push({ path, theirs: their, mine: my });
		return preferred === "mine" ? my : their;
	}

	function mergeFields(path: Path, old: Fields, their: Fields, my: Fields) {
		const merged: Fields = {};
		for (const name of Object.keys({ ...their, ...my })) {
			const field: unknown = mergeAt(
				[...path, name],
				old[name],
				their[name],
				my[name],
			);
			if (field !== undefined) merged[name] = field;
		}
		return merged;
	}

	function mergeById(
		path: Path,
		order: string[],
		...[old, their, my]: [unknown[], unknown[], unknown[]]
	) {
		const merged: unknown[] = [];
		for (const id of order) {
			const entry: unknown = mergeAt(
				[...path, merged.length],
				...([old, their, my].map((list) =>
					list.find((one) => idOf(one) === id),
				) as [unknown, unknown, unknown]),
			);
			if (entry !== undefined) merged.push(entry);
		}
		return merged;
	}
}

/** Whether two values are the same; the order of fields does not count, nor do undefined ones. */
export function isEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (Array.isArray(a) && Array.isArray(b)) {
		return a.length === b.length && a.every((one, at) => isEqual(one, b[at]));
	}
	if (!isFields(a) || !isFields(b)) return false;
	return Object.keys({ ...a, ...b }).every((name) => isEqual(a[name], b[name]));
}

/**
 * Returns all ids of three versions of a list in their merged order, including those that one side
 * removed; undefined if both sides changed the order.
 */
function mergeOrder([old, their, my]: [string[], string[], string[]]) {
	const isMoved = (list: string[]) => {
		const kept = list.filter((id) => old.includes(id));
		return !isEqual(
			kept,
			old.filter((id) => list.includes(id)),
		);
	};
	if (isMoved(their) && isMoved(my)) return;
	const [first, second] = isMoved(their) ? [their, my] : [my, their];
	const order = [...first];
	// Each other entry goes behind the one that it follows on its side.
	for (const list of [second, old]) {
		for (const [index, id] of list.entries()) {
			if (order.includes(id)) continue;
			const before = list[index - 1];
			order.splice(before ? order.indexOf(before) + 1 : 0, 0, id);
		}
	}
	return order;
}

/** Whether entries were only changed in their places: none was added, removed or moved. */
function keptPlaces(before: unknown[], after: unknown[]): boolean {
	return (
		before.length === after.length &&
		after.every(
			(entry, index) =>
				isEqual(entry, before[index]) ||
				!before.some((old) => isEqual(entry, old)),
		)
	);
}

/** Returns the ids of a list's entries; undefined unless each has its own. */
function idsOf(list: unknown[]): string[] | undefined {
	const ids = list.map(idOf);
	const isUnique = new Set(ids).size === ids.length;
	return isUnique && ids.every((id) => id !== undefined) ? ids : undefined;
}

function idOf(entry: unknown): string | undefined {
	const { id } = Object(entry);
	return typeof id === "string" && id !== "" ? id : undefined;
}

function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
