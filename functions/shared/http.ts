import type {
	APIGatewayProxyEventV2,
	APIGatewayProxyStructuredResultV2,
} from "aws-lambda";

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;
export type HttpHeaders = Record<string, string>;

/** Builds a JSON response. */
export function json(
	statusCode: number,
	body: unknown,
	headers: HttpHeaders = {},
): HttpResult {
	return response(statusCode, JSON.stringify(body), {
		"content-type": "application/json; charset=utf-8",
		...headers,
	});
}

/** Builds an HTML response to a plain form post, which may use the site's own style, font and logo. */
export function html(
	statusCode: number,
	body: string,
	headers: HttpHeaders = {},
): HttpResult {
	return response(statusCode, body, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; ${noFraming}`,
		...headers,
	});
}

const noFraming = "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Builds a response that runs nothing and is never framed. Caches never store it unless `headers` say otherwise. */
export function response(
	statusCode: number,
	body: string | undefined,
	headers: HttpHeaders,
): HttpResult {
	return {
		statusCode,
		headers: {
			"cache-control": "no-store",
			"content-security-policy": `default-src 'none'; ${noFraming}`,
			"x-content-type-options": "nosniff",
			...headers,
		},
		body,
	};
}

/** Returns the value of a request header; API Gateway passes names in lower case. */
export function header(event: HttpEvent, name: string): string | undefined {
	return event.headers[name.toLowerCase()];
}

export type Body =
	| { status: "text"; text: string }
	| { status: "too-large" }
	| { status: "not-utf8" };

/** Reads the request body as text, decoding it if API Gateway has sent it as base64. */
export function readBody(event: HttpEvent, maxBytes: number): Body {
	const raw = event.body ?? "";
	// Base64 text is a third longer than its bytes; reject what cannot fit before decoding it.
	if (raw.length > maxBytes * 1.4) return { status: "too-large" };
	const bytes = Buffer.from(raw, event.isBase64Encoded ? "base64" : "utf8");
	if (bytes.length > maxBytes) return { status: "too-large" };
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return { status: "text", text };
	} catch {
		return { status: "not-utf8" };
	}
}
