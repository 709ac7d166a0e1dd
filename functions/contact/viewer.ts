import { createHmac } from "node:crypto";
import { type HttpEvent, header } from "#functions/shared/http.ts";

/**
 * Returns the IP address that a request came from, without its port; of an IPv6 address only its network. Prefers CloudFront's own
 * header: behind a CDN the source IP is the CDN's.
 */
export function viewerIp(event: HttpEvent): string {
	const fromCdn = header(event, "cloudfront-viewer-address");
	const ip =
		fromCdn?.replace(/:\d+$/, "") ?? event.requestContext.http.sourceIp;
	return networkOf(ip.replace(/^\[|\]$/g, ""));
}

/** Returns a hash for the viewer that only the holder of `key` can link to an IP address. */
export function viewerHash(key: string, ip: string, period: string): string {
	return createHmac("sha256", key)
		.update(`${period} ${ip}`)
		.digest("base64url");
}

// Addresses within an IPv6 network can be changed at will, and providers give a home up to a /56 (RFC 6177, RIPE-690): 256 networks
// of the size that a mobile phone has. Not the /48 that a business may have: in places it holds 256 homes, which would share one
// count. Whoever has a /48 gets 256 counts, within what the API lets through from all visitors (`throttle` in infra/config.ts).
function networkOf(ip: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
	if (mapped?.[1]) return mapped[1];
	if (!ip.includes(":")) return ip;
	const [head = "", tail] = ip.toLowerCase().split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail?.split(":").filter(Boolean) ?? [];
	const zeros = new Array<string>(
		Math.max(0, 8 - left.length - right.length),
	).fill("0");
	return [...left, ...zeros, ...right]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16))
		.map((group, index) => (index === 3 ? group & 0xff00 : group).toString(16))
		.join(":");
}
