/** Thrown when a file of the site could not be fetched or read. */
export class MissingFileError extends Error {}

/** Thrown when the network failed or the server has no such file, which the browser reports itself. */
export class UnreachableFileError extends MissingFileError {}

const requests = new Map<string, Promise<unknown>>();

/**
 * Fetches a file of the site once; a failed request is repeated on the next call.
 * @param kind how to read it; as a blob it is only brought into the browser's cache
 * @throws MissingFileError
 */
export function fetchOnce(
	url: string,
	kind: "json" | "blob" = "json",
): Promise<unknown> {
	const request = requests.get(url) ?? fetchFile(url, kind);
	requests.set(url, request);
	request.catch(() => requests.delete(url));
	return request;
}

async function fetchFile(url: string, kind: "json" | "blob"): Promise<unknown> {
	const response = await fetch(url).catch((cause) => {
		throw new UnreachableFileError(`${url}: ${cause}`);
	});
	if (!response.ok)
		throw new UnreachableFileError(`${url}: status ${response.status}`);
	return response[kind]().catch((cause) => {
		throw new MissingFileError(`${url}: ${cause}`);
	});
}
