import type { HttpResult } from "#functions/shared/http.ts";
import type { GatewayResponse } from "./send.ts";

/**
 * Converts a function's result to the response that API Gateway would make of it, with the headers
 * that CloudFront adds. The function's own Content-Security-Policy takes precedence.
 */
export function fromResult(
	result: unknown,
	securityHeaders: Record<string, string>,
): GatewayResponse {
	const { statusCode, headers, cookies, body, isBase64Encoded } =
		toStructured(result);
	const ownHeaders = Object.fromEntries(
		Object.entries(headers ?? {}).map(([name, value]) => [
			name.toLowerCase(),
			String(value),
		]),
	);
	const policy = ownHeaders["content-security-policy"];
	return {
		status: statusCode ?? 200,
		headers: {
			...ownHeaders,
			...securityHeaders,
			...(policy && { "content-security-policy": policy }),
			...(cookies && { "set-cookie": cookies }),
		},
		body: Buffer.from(body ?? "", isBase64Encoded ? "base64" : "utf8"),
	};
}

// Without a status code API Gateway uses whatever was returned as the JSON body of a 200.
function toStructured(result: unknown): HttpResult {
	if (typeof result === "object" && result !== null && "statusCode" in result) {
		return result as HttpResult;
	}
	return {
		statusCode: 200,
		headers: { "content-type": "application/json" },
		body: typeof result === "string" ? result : JSON.stringify(result ?? null),
	};
}
