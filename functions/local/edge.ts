import { createContext, runInContext } from "node:vm";
import { servicesOf } from "#infra/edge/services-of.ts";
import { viewerRequestCode } from "#infra/edge/viewer-request.ts";

export type EdgeRequest = {
	method: string;
	/** Path as the viewer sent it, without the query. */
	uri: string;
	query: string;
	host: string;
};

export type EdgeResponse =
	| { status: "continue"; uri: string }
	| { status: "response"; statusCode: number; headers: Record<string, string> };

type Headers = Record<string, { value: string }>;
type Returned = { uri?: string; statusCode?: number; headers?: Headers };

/** Loads a site's CloudFront function and runs it in a bare context, as CloudFront does. */
export function loadEdgeFunction(
	siteFolder: string,
): (request: EdgeRequest) => EdgeResponse {
	const code = viewerRequestCode({ services: servicesOf(siteFolder) });
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
				headers: { host: { value: request.host } },
				cookies: {},
			},
		});
		if (returned.statusCode === undefined) {
			return { status: "continue", uri: returned.uri ?? request.uri };
		}
		return {
			status: "response",
			statusCode: returned.statusCode,
			headers: valuesOf(returned.headers ?? {}),
		};
	};
}

function valuesOf(headers: Headers): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).map(([name, { value }]) => [name, value]),
	);
}
