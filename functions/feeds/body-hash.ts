import { createHash } from "node:crypto";

/** Hashes a body, to tell whether it has changed. Includes the type, which may name another charset. */
export function bodyHash(bytes: Uint8Array, contentType: string): string {
	const hash = createHash("sha256").update(bytes).update(`\n${contentType}`);
	return hash.digest("base64url").slice(0, 22);
}
