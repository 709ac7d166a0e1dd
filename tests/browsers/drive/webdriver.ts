/** An error response of a WebDriver server, with the protocol's name for the error. */
class WebDriverError extends Error {
	readonly code: string;

	constructor(code: string, message: string) {
		super(`${code}: ${message}`);
		this.code = code;
	}
}

/** Sends a command of the WebDriver protocol within one session. */
export type Command = (
	method: "GET" | "POST" | "DELETE",
	path: string,
	body?: unknown,
) => Promise<unknown>;

/**
 * Sends commands of the WebDriver protocol (w3c.github.io/webdriver), each with a timeout, because
 * a browser may hang while taking a screenshot.
 * @param base address of the server or of a session
 * @throws WebDriverError if the server refuses; a TimeoutError if there is no response in
 * `timeoutMs`
 */
export function commandsOf(base: string, timeoutMs = 30_000): Command {
	return async (method, path, body) => {
		const response = await fetch(base + path, {
			method,
			signal: AbortSignal.timeout(timeoutMs),
			...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
		});
		const { value } = (await response.json()) as { value: unknown };
		if (response.ok) return value;
		const { error, message } = value as { error: string; message: string };
		throw new WebDriverError(error, message);
	};
}
