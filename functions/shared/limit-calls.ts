import { withinTime } from "./within-time.ts";

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
