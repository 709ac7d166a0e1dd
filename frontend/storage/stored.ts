import { object, oneOf, type Parser, parseJson } from "./parse.ts";

/** One key of the browser's storage. */
export type Stored<T> = {
	/** What an earlier page wrote; undefined where there is nothing that fits. */
	read: () => T | undefined;
	/** @returns whether it was written: storage may be full or forbidden */
	write: (value: T) => boolean;
	clear: () => void;
};

/**
 * A key whose value is an object with the `version` of its shape beside its fields. What
 * another version wrote, or anybody else, is ignored and overwritten: raise the version
 * whenever the same fields come to mean something else.
 * @param area a function, since the mere mention of forbidden storage throws
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
				// Nothing was stored either.
			}
		},
	};
}
