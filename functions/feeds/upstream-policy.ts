import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicIp } from "./public-ip.ts";

/** What the relay may connect to. */
export type UpstreamPolicy = {
	/** @returns why `target` must not be asked on behalf of `origin`, or null */
	refuse: (target: URL, origin: URL) => string | null;
	isAllowedIp: (ip: string) => boolean;
	/** DNS resolution; tests pass their own. */
	resolve: (
		hostname: string,
		options: LookupAllOptions,
		callback: (
			error: NodeJS.ErrnoException | null,
			addresses: LookupAddress[],
		) => void,
	) => void;
};

/** How the reason begins if a target is refused because it is not the publisher's own site. */
export const anotherSite = "another site";
/** The whole reason if it is not a public IP address. */
export const privateIp = "private address refused";

/** The production policy: HTTPS on its usual port, the feed's own site, public IP addresses. */
export const publicPolicy: UpstreamPolicy = {
	refuse: (target, origin) => {
		if (target.protocol !== "https:") return "not https";
		if (target.port !== "") return "an unusual port";
		if (target.username || target.password) return "credentials";
		if (!isWithinSite(target.hostname, origin.hostname)) {
			// A feed that moves to another site needs its new URL in content/feeds/sources.ts.
			return `${anotherSite}, ${target.hostname}`;
		}
		return null;
	},
	isAllowedIp: isPublicIp,
	resolve: lookup,
};

/**
 * Creates a DNS lookup that returns only allowed IP addresses, used by the same connection that it
 * is for. One that is not allowed says nothing against the others: networks that translate
 * addresses (DNS64) add their own, and publishers make mistakes.
 */
export function vettedLookup(policy: UpstreamPolicy): LookupFunction {
	return (hostname, options, callback) => {
		policy.resolve(hostname, { ...options, all: true }, (error, addresses) => {
			if (error || !addresses?.length) {
				callback(error ?? new Error("no address"), "", 4);
				return;
			}
			const allowed = addresses.filter(({ address }) =>
				policy.isAllowedIp(address),
			);
			const [first] = allowed;
			if (!first) callback(new RefusedError(privateIp), "", 4);
			else if (options.all) callback(null, allowed);
			else callback(null, first.address, first.family);
		});
	};
}

/** What we do not connect to or read further; the message says why, in a few words. */
export class RefusedError extends Error {
	override name = "RefusedError";
}

/** Vets a host that is an IP address, which is never looked up. */
export function isAllowedHost(url: URL, policy: UpstreamPolicy): boolean {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	return isIP(host) === 0 || policy.isAllowedIp(host);
}

export function isLoopback(ip: string): boolean {
	return isIP(ip) === 4 && ip.startsWith("127.");
}

/**
 * Returns whether a host is the feed's own or a subdomain of it, ignoring `www.`. Only the public
 * suffix list knows where the site of a name ends (`x.com.au`, `x.github.io`), and that is 130 kB
 * that go out of date. This rule never mistakes a stranger for the publisher; a publisher that it
 * rejects is shown to the operator.
 */
function isWithinSite(host: string, origin: string): boolean {
	const domain = origin.replace(/^www\./, "");
	return host === domain || host.endsWith(`.${domain}`);
}
