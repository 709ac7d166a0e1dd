/**
 * Parsers for what this code did not write itself or wrote in another version: storage,
 * history, the address, data blocks, fetched JSON. A schema library would weigh more than
 * all that it guards.
 */

/** The value as T; undefined where it does not fit. Never throws. */
export type Parser<T> = (value: unknown) => T | undefined;

/** A string of at most so many UTF-16 code units. */
export function text(maxLength = 2_000): Parser<string> {
	return (value) =>
		typeof value === "string" && value.length <= maxLength ? value : undefined;
}

/** One of these values, by identity. */
export function oneOf<const T>(...values: readonly T[]): Parser<T> {
	return (value) => values.find((known) => known === value);
}

/** A number from `min` to `max`, both included; never NaN. */
export function numberFrom(min: number, max: number): Parser<number> {
	return (value) =>
		typeof value === "number" && value >= min && value <= max
			? value
			: undefined;
}

/** An array without the items that do not fit, and without those beyond the first `maxItems`. */
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
 * An object of these fields and no others: all that are required, and of the optional ones
 * those that fit. Inherited properties do not count.
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

/** What a text of JSON holds; undefined where there is none, it is damaged, or does not fit. */
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
