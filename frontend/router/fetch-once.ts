const requests = new Map<string, Promise<unknown>>();

/** A JSON file of the site, asked for once; what has failed is asked for again. @throws when it cannot be had */
export function fetchOnce(address: string): Promise<unknown> {
	const request = requests.get(address) ?? fetchJson(address);
	requests.set(address, request);
	request.catch(() => requests.delete(address));
	return request;
}

/** A file that the network did not bring, which the browser itself reports. */
export class Unreachable extends Error {}

async function fetchJson(address: string): Promise<unknown> {
	const response = await fetch(address).catch((cause) => {
		throw new Unreachable(address, { cause });
	});
	if (!response.ok) throw new Error(`${address}: status ${response.status}`);
	return response.json();
}
