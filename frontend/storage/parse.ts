/**
 * Parsers for data that this code did not write, or wrote in another version: storage, history,
 * the URL, data blocks, fetched JSON. A schema library would weigh more than everything
 * it checks.
 */

/** A function that returns the value as T, or undefined if it does not match. Never throws. */
export type Parser<T> = (value: unknown) => T | undefined;

/** Accepts a string of at most `maxLength` UTF-16 code units. */
export function text(maxLength = 2_000): Parser<string> {
	return (value) =>
		typeof value === "string" && value.length <= maxLength ? value : undefined;
}

/** Accepts any of these values, compared by identity. */
export function oneOf<const T>(...values: readonly T[]): Parser<T> {
	return (value) => values.find((known) => known === value);
}

/** Accepts a number from `min` to `max` inclusive; never NaN. */
export function numberFrom(min: number, max: number): Parser<number> {
	return (value) =>
		typeof value === "number" && value >= min && value <= max
			? value
			: undefined;
}

/** Accepts an array; drops items that do not match and those beyond the first `maxItems`. */
export function listOf<T>(item: Parser<T>, maxItems: number): Parser<T[]> {
	return (value) =>
		Array.isArray(value)
			? value
					.slice(0, maxItems)
					.map(item)
					.filter((found) => found !== undefined)
			: undefined;
}

/** A parser for each field. */
type Fields<T> = { [K in keyof T]-?: Parser<Exclude<T[K], undefined>> };

/**
 * Accepts an object whose required fields all match, and returns only the listed fields: the
 * required ones, and those optional ones that match. Inherited properties are ignored.
 */
export function object<R extends object, O extends object = object>(
	required: Fields<R>,
	optional?: Fields<O>,
): Parser<R & Partial<O>> {
	return (value) => {
		if (typeof value !== "object" || value === null) return;
		const read = (fields: object) =>
			Object.entries(fields).map(([name, parse]: [string, Parser<unknown>]) => [
				name,
				Object.hasOwn(value, name)
					? parse(value[name as keyof typeof value])
					: undefined,
			]);
		const isPresent = ([, field]: unknown[]) => field !== undefined;
		const all = read(required);
		if (!all.every(isPresent)) return;
		return Object.fromEntries([
			...all,
			...read(optional ?? {}).filter(isPresent),
		]);
	};
}

/** Accepts what `parse` does, if it was written with this version of its shape. */
export function versioned<T>(version: number, parse: Parser<T>): Parser<T> {
	const isOurs = object({ version: oneOf(version) });
	return (value) => (isOurs(value) ? parse(value) : undefined);
}

/** Parses a JSON string; returns undefined if it is missing, malformed or does not match. */
export function parseJson<T>(
	json: string | null | undefined,
	parse: Parser<T>,
): T | undefined {
	try {
		return json ? parse(JSON.parse(json)) : undefined;
	} catch {
		return undefined;
	}
}
