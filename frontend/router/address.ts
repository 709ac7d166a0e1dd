import { cutText } from "#content/cut-text.ts";
/** Returns a query parameter of the current URL, truncated to `maxLength` characters; "" if it is absent. */
export function queryText(name: string, maxLength: number): string {
	return cutText(
		new URLSearchParams(location.search).get(name) ?? "",
		maxLength,
	);
}

/** Returns the current path, decoded for reading; unchanged if its percent-encoding is malformed. */
export function readablePath(): string {
	const { pathname } = location;
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
