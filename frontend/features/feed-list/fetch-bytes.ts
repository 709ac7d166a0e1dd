import { feedLimits } from "#content/feeds/limits.ts";

/** Default timeout of each request for a list. */
export const attemptTimeoutMs = 3_000;

/**
 * Fetches a response's body, up to the size limit for feeds: a proxy that sends endlessly must not
 * fill the visitor's memory.
 * @throws on a refused connection, on a status other than 2xx, on timeout, and as soon as the
 * decompressed body exceeds `feedLimits.maxBytes`
 */
export async function fetchBytes(
	url: string,
	timeoutMs = attemptTimeoutMs,
	options: RequestInit = {},
) {
	const controller = new AbortController();
	const timeout = setTimeout(
		() => controller.abort(new Error(`no response within ${timeoutMs} ms`)),
		timeoutMs,
	);
	try {
		const { signal } = controller;
		const response = await fetch(url, { ...options, signal });
		if (!response.ok) throw new Error(`status ${response.status}`);
		const { headers } = response;
		return {
			headers,
			bytes: await readUpTo(response, feedLimits.maxBytes),
			contentType: headers.get("content-type") ?? undefined,
		};
	} finally {
		clearTimeout(timeout);
		// Stops any remaining download, whatever the reason for leaving.
		controller.abort();
	}
}

async function readUpTo(response: Response, maxBytes: number) {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	const reader = response.body?.getReader();
	for (;;) {
		const { done, value } = (await reader?.read()) ?? { done: true };
		if (done || !value) break;
		length += value.length;
		if (length > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
		chunks.push(value);
	}
	return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
