import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Returns the code of the APIs' edge function as it is deployed. */
export function apiRequestCode(): string {
	const file = fileURLToPath(new URL("api-request.js", import.meta.url));
	return readFileSync(file, "utf8");
}
