import { createHash, timingSafeEqual } from "node:crypto";
import { type HttpEvent, header } from "./http.ts";

/**
 * Whether a request came through our CDN, which alone knows the secret.
 * @param accepted one secret, or two while the CDN changes from one to the other; none: no check
 */
export function comesThroughCdn(
	event: HttpEvent,
	accepted: readonly string[],
): boolean {
	if (accepted.length === 0) return true;
	const shown = sha256(header(event, "x-origin-verify") ?? "");
	return accepted.some((secret) => timingSafeEqual(shown, sha256(secret)));
}

function sha256(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
