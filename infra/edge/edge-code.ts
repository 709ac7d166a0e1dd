import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Returns the code of the edge function for /assets/* as it is deployed. */
export function assetRequestCode(): string {
	const file = new URL("asset-request.js", import.meta.url);
	return readFileSync(fileURLToPath(file), "utf8");
}
