import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const viewerRequestFile = fileURLToPath(
	new URL("viewer-request.js", import.meta.url),
);
const apexPlaceholder = 'var apexHost = "";';

/** The edge function as it is deployed, with the host name that it redirects to www. */
export function viewerRequestCode(apex = ""): string {
	const source = readFileSync(viewerRequestFile, "utf8");
	if (!source.includes(apexPlaceholder)) {
		throw new Error(`${viewerRequestFile} lost its line ${apexPlaceholder}`);
	}
	return source.replace(
		apexPlaceholder,
		`var apexHost = ${JSON.stringify(apex)};`,
	);
}
