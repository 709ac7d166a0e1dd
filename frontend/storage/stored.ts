import { type Parser, parseJson, versioned } from "./parse.ts";

/**
 * Creates accessors for a single key of the browser's storage, whose value is an object and saved
 * together with the `version` of its shape. A value from another version, or from other code, is
 * ignored and overwritten: raise the version whenever the same fields come to mean something else.
 * @param area a function, because merely accessing forbidden storage throws
 */
export function stored<T extends object>(
	area: () => Storage,
	key: string,
	version: number,
	parse: Parser<T>,
) {
	const parseOurs = versioned(version, parse);
	return {
		/** Returns what an earlier page wrote, or undefined if there is nothing valid. */
		read: (): T | undefined => {
			try {
				return parseJson(area().getItem(key), parseOurs);
			} catch {
				return undefined;
			}
		},
		/** @returns whether it was written: storage may be full or forbidden */
		write: (value: T): boolean => {
			try {
				area().setItem(key, JSON.stringify({ version, ...value }));
				return true;
			} catch {
				return false;
			}
		},
		clear: (): void => {
			try {
				area().removeItem(key);
			} catch {
				// If clearing throws, nothing could have been stored either.
			}
		},
	};
}
