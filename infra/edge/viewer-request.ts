import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { securityHeaders } from "./headers.ts";

const viewerRequestFile = fileURLToPath(
	new URL("viewer-request.js", import.meta.url),
);

/** A redirect has no content, so its policy allows nothing and needs no hashes. */
export const redirectPolicy =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the code of the edge function as it is deployed, with its headers and the host name that it redirects
 * to www.
 */
export function viewerRequestCode(apex = ""): string {
	const source = readFileSync(viewerRequestFile, "utf8");
	const withApex = fillIn(source, 'var apexHost = "";', apex);
	return fillIn(
		withApex,
		"var securityHeaders = {};",
		securityHeaders(redirectPolicy),
	);
}

/** Replaces the value in a declaration of the source. */
function fillIn(source: string, declaration: string, value: unknown): string {
	if (!source.includes(declaration)) {
		throw new Error(
			`${viewerRequestFile} no longer has the line ${declaration}`,
		);
	}
	const [left] = declaration.split("=");
	return source.replace(
		declaration,
		() => `${left}= ${JSON.stringify(value)};`,
	);
}
