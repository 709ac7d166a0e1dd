import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Identifies the code that reads the feeds: the hash of the function's bundle, which contains all of it. (Without
 * a bundle, of this file only.)
 */
export const readerVersion: string = createHash("sha256")
	.update(readFileSync(import.meta.filename))
	.digest("base64url")
	.slice(0, 22);
