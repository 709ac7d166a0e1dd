/** That a file of the site could not be had, or holds something else than data. */
export class MissingFileError extends Error {}

/** That no network brought it, which the browser itself reports. */
export class UnreachableFileError extends MissingFileError {}

const requests = new Map<string, Promise<unknown>>();

/** A JSON file of the site, asked for once; what has failed is asked for again. @throws MissingFileError */
export function fetchOnce(address: string): Promise<unknown> {
	const request = requests.get(address) ?? fetchJson(address);
	requests.set(address, request);
	request.catch(() => requests.delete(address));
	return request;
}

async function fetchJson(address: string): Promise<unknown> {
	const response = await fetch(address).catch((cause) => {
		throw new UnreachableFileError(`${address}: ${cause}`);
	});
	try {
		if (!response.ok) throw new Error(`status ${response.status}`);
		return await response.json();
	} catch (cause) {
		throw new MissingFileError(`${address}: ${cause}`);
	}
}
