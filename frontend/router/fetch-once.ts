/** Thrown when a file of the site could not be fetched or is not JSON. */
export class MissingFileError extends Error {}

/** Thrown when the network failed, which the browser reports itself. */
export class UnreachableFileError extends MissingFileError {}

const requests = new Map<string, Promise<unknown>>();

/** Fetches a JSON file of the site once; a failed request is repeated on the next call. @throws MissingFileError */
export function fetchOnce(url: string): Promise<unknown> {
	const request = requests.get(url) ?? fetchJson(url);
	requests.set(url, request);
	request.catch(() => requests.delete(url));
	return request;
}

async function fetchJson(url: string): Promise<unknown> {
	const response = await fetch(url).catch((cause) => {
		throw new UnreachableFileError(`${url}: ${cause}`);
	});
	try {
		if (!response.ok) throw new Error(`status ${response.status}`);
		return await response.json();
	} catch (cause) {
		throw new MissingFileError(`${url}: ${cause}`);
	}
}
