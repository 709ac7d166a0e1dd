import { createHash, timingSafeEqual } from "node:crypto";
import { declaredEnv } from "./env.ts";
import { type HttpEvent, header } from "./http.ts";

/**
 * Returns the secrets that prove a request comes from the CDN: one, or two separated by a comma
 * while the CDN changes from one to the other. Only an empty ORIGIN_SECRET, as SAM sets it, turns
 * the check off; if the variable is missing or the list contains an empty secret, the function does
 * not start.
 */
export function originSecrets(): string[] {
	const text = declaredEnv("ORIGIN_SECRET");
	if (text === "") return [];
	const secrets = text.split(",").map((secret) => secret.trim());
	if (secrets.includes("")) {
		throw new Error("ORIGIN_SECRET contains an empty secret");
	}
	return secrets;
}

/**
 * Returns whether a request came through our CDN, which alone knows the secret.
 * @param accepted from `originSecrets`; if empty, nothing is checked
 */
export function comesThroughCdn(
	event: HttpEvent,
	accepted: readonly string[],
): boolean {
	if (accepted.length === 0) return true;
	const sent = sha256(header(event, "x-origin-verify") ?? "");
	// Every secret is compared, and all hashes have the same length, so the time taken reveals nothing.
	return (
		accepted.filter((secret) => timingSafeEqual(sent, sha256(secret))).length >
		0
	);
}

function sha256(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
