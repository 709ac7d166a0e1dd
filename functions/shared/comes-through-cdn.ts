import { createHash, timingSafeEqual } from "node:crypto";
import { metricNames } from "#content/operations.ts";
import { declaredEnv } from "./env.ts";
import { type HttpEvent, header } from "./http.ts";
import { log } from "./log.ts";
import { count } from "./metrics.ts";

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
 * Returns whether a request came through our CDN, which alone knows the secret. Reports another secret than ours:
 * a scanner sends none, so it is the CDN's own, with which every visitor is refused.
 * @param accepted from `originSecrets`; if empty, nothing is checked
 */
export function comesThroughCdn(
	event: HttpEvent,
	accepted: readonly string[],
): boolean {
	if (accepted.length === 0) return true;
	const sent = header(event, "x-origin-verify") ?? "";
	const hash = sha256(sent);
	// Every secret is compared, and all hashes have the same length, so the time taken reveals nothing.
	const isOurs =
		accepted.filter((secret) => timingSafeEqual(hash, sha256(secret))).length >
		0;
	if (!isOurs && sent !== "") {
		log.error("origin secret refused");
		count(metricNames.originSecretRefused);
	}
	return isOurs;
}

function sha256(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
