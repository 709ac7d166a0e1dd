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
	const source = edgeCode("viewer-request");
	const withApex = fillIn(source, 'var apexHost = "";', apex);
	const withHeaders = fillIn(
		withApex,
		"var securityHeaders = {};",
		securityHeaders(redirectPolicy),
	);
	const code = fillIn(withHeaders, "var servicesOf = {};", services);
	return Buffer.byteLength(code) > maxBytes ? withHeaders : code;
}

/** Replaces the value in a declaration of the source. */
function fillIn(source: string, declaration: string, value: unknown): string {
	if (!source.includes(declaration)) {
		throw new Error(
			`infra/edge/viewer-request.js no longer has the line ${declaration}`,
		);
	}
	const [left] = declaration.split("=");
	return source.replace(
		declaration,
		() => `${left}= ${JSON.stringify(value)};`,
	);
}
