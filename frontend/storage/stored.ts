import { object, oneOf, type Parser, parseJson } from "./parse.ts";

/** A single key in the browser's storage. */
export type Stored<T> = {
	/** Returns what an earlier page wrote, or undefined if there is nothing valid. */
	read: () => T | undefined;
	/** @returns whether it was written: storage may be full or forbidden */
	write: (value: T) => boolean;
	clear: () => void;
};

/**
 * Creates accessors for a key whose value is an object, saved together with the `version` of its
 * shape. A value from another version, or from other code, is ignored and overwritten: raise the
 * version whenever the same fields come to mean something else.
 * @param area a function, because merely accessing forbidden storage throws
 */
export function stored<T extends object>(
	area: () => Storage,
	key: string,
	version: number,
	parse: Parser<T>,
): Stored<T> {
	const isOurs = object({ version: oneOf(version) });
	return {
		read: () => {
			try {
				return parseJson(area().getItem(key), (value) =>
					isOurs(value) ? parse(value) : undefined,
				);
			} catch {
				return undefined;
			}
		},
		write: (value) => {
			try {
				area().setItem(key, JSON.stringify({ version, ...value }));
				return true;
			} catch {
				return false;
			}
		},
		clear: () => {
			try {
				area().removeItem(key);
			} catch {
				// If clearing throws, nothing could have been stored either.
			}
		},
	};
}
