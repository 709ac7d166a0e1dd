import type { HttpEvent } from "#functions/shared/http.ts";

/** Returns an event like API Gateway's for a request to /api/feeds. */
export function makeGet(
	feed?: string,
	headers: Record<string, string> = {},
	method = "GET",
	category?: string,
): HttpEvent {
	const query = new URLSearchParams({
		...(feed !== undefined && { feed }),
		...(category !== undefined && { category }),
	});
	return {
		version: "2.0",
		routeKey: "ANY /api/feeds",
		rawPath: "/api/feeds",
		rawQueryString: String(query),
		headers,
		requestContext: {
			accountId: "1",
			apiId: "a",
			domainName: "a.example",
			domainPrefix: "a",
			http: {
				method,
				path: "/api/feeds",
				protocol: "HTTP/1.1",
				sourceIp: "198.51.100.1",
				userAgent: "",
			},
			requestId: "1",
			routeKey: "ANY /api/feeds",
			stage: "$default",
			time: "",
			timeEpoch: 0,
		},
		isBase64Encoded: false,
	};
}
