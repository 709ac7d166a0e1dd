/** A parameter of the address's query, cut after so many characters; empty where it has none. */
export function queryText(name: string, maxLength: number): string {
	const value = new URLSearchParams(location.search).get(name) ?? "";
	return value.slice(0, maxLength);
}

/** The address's path as people read it; as it stands where its percent-encoding is damaged. */
export function readablePath(): string {
	const { pathname } = location;
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
