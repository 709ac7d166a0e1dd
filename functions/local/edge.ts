import { createContext, runInContext } from "node:vm";

export type EdgeRequest = {
	method: string;
	/** Path as the viewer sent it, without the query. */
	uri: string;
	query: string;
	/** Names in lower case. */
	headers: Record<string, string>;
};

export type EdgeResponse =
	| { status: "continue"; uri: string }
	| { status: "response"; statusCode: number; headers: Record<string, string> };

type Headers = Record<string, { value: string }>;
type Returned = { uri?: string; statusCode?: number; headers?: Headers };

/** Loads the code of a CloudFront function and runs it in a bare context, as CloudFront does. */
export function loadEdgeFunction(
	code: string,
): (request: EdgeRequest) => EdgeResponse {
	const handler = runInContext(`${code}\n;handler`, createContext({})) as (
		event: unknown,
	) => Returned;
	return (request) => {
		const returned = handler({
			version: "1.0",
			context: { eventType: "viewer-request" },
			viewer: { ip: "127.0.0.1" },
			request: {
				method: request.method,
				uri: request.uri,
				querystring: {},
				rawQueryString: () => request.query,
				headers: mapValues(request.headers, (value) => ({ value })),
				cookies: {},
			},
		});
		if (returned.statusCode === undefined) {
			return { status: "continue", uri: returned.uri ?? request.uri };
		}
		return {
			status: "response",
			statusCode: returned.statusCode,
			headers: mapValues(returned.headers ?? {}, ({ value }) => value),
		};
	};
}

function mapValues<A, B>(
	record: Record<string, A>,
	change: (value: A) => B,
): Record<string, B> {
	return Object.fromEntries(
		Object.entries(record).map(([name, value]) => [name, change(value)]),
	);
}
