type Options = { abortSignal?: AbortSignal };
type Sender = {
	send(command: never, options?: Options): Promise<unknown>;
};

/**
 * Limits the total time of each call of an SDK client: connection, headers, body and all retries
 * together. The client's own timeouts cover neither a body that stalls or trickles nor the sum of
 * its attempts.
 * @param limitMs after this a call fails with a TimeoutError, and its connection is closed
 */
export function limitCalls<Client extends Sender>(
	client: Client,
	limitMs: number,
): Client {
	const { send } = client;
	return Object.assign(client, {
		send: (command: never, options?: Options) =>
			withinTime(limitMs, (abortSignal) =>
				send.call(client, command, { ...options, abortSignal }),
			),
	});
}

/**
 * Runs a function with a time limit that holds even if the function ignores the signal.
 * @throws TimeoutError when the time is up
 */
export async function withinTime<Result>(
	limitMs: number,
	run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const controller = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			const error = new Error("the call took too long");
			error.name = "TimeoutError";
			controller.abort(error);
			reject(error);
		}, limitMs);
	});
	try {
		return await Promise.race([run(controller.signal), timeout]);
	} finally {
		clearTimeout(timer);
	}
}
