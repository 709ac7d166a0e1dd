import { createHash } from "node:crypto";

/** Tells whether a body is the one that was read last; the type may name another charset. */
export function bodyHash(bytes: Uint8Array, contentType: string): string {
	const hash = createHash("sha256").update(bytes).update(`\n${contentType}`);
	return hash.digest("base64url").slice(0, 22);
}
