import { createHmac } from "node:crypto";
import { type HttpEvent, header } from "#functions/shared/http.ts";

/**
 * Returns the network address that a request came from, without its port. Prefers CloudFront's own
 * header: behind a CDN the source address is the CDN's.
 */
export function viewerAddress(event: HttpEvent): string {
	const fromCdn = header(event, "cloudfront-viewer-address");
	const address =
		fromCdn?.replace(/:\d+$/, "") ?? event.requestContext.http.sourceIp;
	return networkOf(address.replace(/^\[|\]$/g, ""));
}

/** Returns a hash for the viewer that only the holder of `key` can link to an address. */
export function viewerHash(
	key: string,
	address: string,
	period: string,
): string {
	return createHmac("sha256", key)
		.update(`${period} ${address}`)
		.digest("base64url");
}

// A household gets a whole IPv6 /64; addresses within it can be changed at will.
function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped?.[1]) return mapped[1];
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail?.split(":").filter(Boolean) ?? [];
	const zeros = new Array<string>(
		Math.max(0, 8 - left.length - right.length),
	).fill("0");
	return [...left, ...zeros, ...right]
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
