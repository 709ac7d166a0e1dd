import { readFileSync } from "node:fs";

/** Returns the code of an edge function, as it is written. */
export function edgeCode(
	name: "api-request" | "asset-request" | "viewer-request",
): string {
	return readFileSync(new URL(`${name}.js`, import.meta.url), "utf8");
}
