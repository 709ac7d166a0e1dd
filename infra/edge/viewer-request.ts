import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { securityHeaders } from "./headers.ts";

const viewerRequestFile = fileURLToPath(
	new URL("viewer-request.js", import.meta.url),
);

/** A redirect has no content, so its policy allows none, and needs no hash of a page. */
export const redirectPolicy =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The edge function as it is deployed, with the host name that it redirects to www and its headers. */
export function viewerRequestCode(apex = ""): string {
	const source = readFileSync(viewerRequestFile, "utf8");
	const filled = fillIn(source, 'var apexHost = "";', apex);
	return fillIn(
		filled,
		"var securityHeaders = {};",
		securityHeaders(redirectPolicy),
	);
}

/** Puts a value in place of the one that a declaration of the source has. */
function fillIn(source: string, declaration: string, value: unknown): string {
	if (!source.includes(declaration)) {
		throw new Error(`${viewerRequestFile} lost its line ${declaration}`);
	}
	const [left] = declaration.split("=");
	return source.replace(
		declaration,
		() => `${left}= ${JSON.stringify(value)};`,
	);
}
