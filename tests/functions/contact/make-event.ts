import { randomUUID } from "node:crypto";
import { contactFieldNames, mapNames } from "#content/contact/fields.ts";
import type { ContactMessage } from "#content/contact/schema.ts";
import type { HttpEvent } from "#functions/shared/http.ts";

export const aMessage: ContactMessage = {
	...mapNames(contactFieldNames, () => ""),
	name: "Ana Pérez",
	phone_number: "+61 2 5550 0100",
	email_address: "ana@example.com",
	category: "General Enquiry",
	message: "Hello,\nplease call me.",
};

type Overrides = {
	method?: string;
	headers?: Record<string, string>;
	body?: string | Uint8Array;
	viewer?: string;
};

/** Returns an event like API Gateway's for a POST to /api/contact. */
export function makeEvent(overrides: Overrides = {}): HttpEvent {
	const { method = "POST", headers = {}, body, viewer } = overrides;
	const isBytes = body instanceof Uint8Array;
	return {
		version: "2.0",
		routeKey: "ANY /api/contact",
		rawPath: "/api/contact",
		rawQueryString: "",
		headers: {
			"content-type": "application/json",
			"cloudfront-viewer-address": viewer ?? "203.0.113.7:50123",
			...headers,
		},
		requestContext: {
			accountId: "1",
			apiId: "a",
			domainName: "a.example",
			domainPrefix: "a",
			http: {
				method,
				path: "/api/contact",
				protocol: "HTTP/1.1",
				sourceIp: "198.51.100.1",
				userAgent: "",
			},
			requestId: "1",
			routeKey: "ANY /api/contact",
			stage: "$default",
			time: "",
			timeEpoch: 0,
		},
		...(body !== undefined && {
			body: isBytes ? Buffer.from(body).toString("base64") : body,
		}),
		isBase64Encoded: isBytes,
	};
}

/** Returns a message as the site's own form posts it. */
export function jsonEvent(
	message: unknown = aMessage,
	headers: Record<string, string> = {},
	viewer?: string,
): HttpEvent {
	return makeEvent({
		body: JSON.stringify(message),
		headers: { "idempotency-key": randomUUID(), ...headers },
		...(viewer && { viewer }),
	});
}

/**
 * Returns a message as a browser without JavaScript posts it; API Gateway passes forms on as
 * base64.
 */
export function formEvent(
	fields: Record<string, string> | string,
	headers: Record<string, string> = {},
): HttpEvent {
	const text =
		typeof fields === "string" ? fields : String(new URLSearchParams(fields));
	return makeEvent({
		body: Buffer.from(text),
		headers: {
			"content-type": "application/x-www-form-urlencoded",
			...headers,
		},
	});
}
