import { edgeCode } from "./edge-code.ts";
import { securityHeaders } from "./headers.ts";

/** A redirect has no content, so its policy allows nothing and needs no hashes. */
export const redirectPolicy =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** CloudFront's limit for a function, in bytes. */
const maxBytes = 10_240;

export type ViewerRequestOptions = {
	/** Host name that is redirected to www; left out without a domain. */
	readonly apex?: string | undefined;
	/** Ids of each category's services, as `servicesOf` reads them. */
	readonly services?: Record<string, string[]>;
};

/**
 * Returns the code of the edge function as it is deployed. Without the services if they are too many for it
 * (some 200): the app, behind the Page Not Found screen, then redirects what the edge would have.
 */
export function viewerRequestCode({
	apex = "",
	services = {},
}: ViewerRequestOptions = {}): string {
	const headers = securityHeaders(redirectPolicy);
	const code = withSettings({ apex, headers, services });
	return Buffer.byteLength(code) > maxBytes
		? withSettings({ apex, headers, services: {} })
		: code;
}

function withSettings(settings: object): string {
	const source = edgeCode("viewer-request");
	const line = 'var settings = { apex: "", headers: {}, services: {} };';
	if (!source.includes(line)) {
		throw new Error(
			`infra/edge/viewer-request.js no longer has the line ${line}`,
		);
	}
	return source.replace(
		line,
		() => `var settings = ${JSON.stringify(settings)};`,
	);
}
