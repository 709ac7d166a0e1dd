import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** What the relay may connect to. */
export type UpstreamPolicy = {
	/** @returns why `target` must not be asked on behalf of `origin`, or null */
	refuse: (target: URL, origin: URL) => string | null;
	isAllowedAddress: (address: string) => boolean;
	/** Name resolution; a test gives its own. */
	resolve: (
		hostname: string,
		options: LookupAllOptions,
		callback: (
			error: NodeJS.ErrnoException | null,
			addresses: LookupAddress[],
		) => void,
	) => void;
};

/** In production: https on its usual port, the feed's own site, public addresses. */
export const publicPolicy: UpstreamPolicy = {
	refuse: (target, origin) => {
		if (target.protocol !== "https:") return "not https";
		if (target.port !== "") return "an unusual port";
		if (target.username || target.password) return "credentials";
		if (!isWithinSite(target.hostname, origin.hostname)) {
			// Whoever moves a feed elsewhere wants its new address in content/feeds/sources.ts.
			return `another site, ${target.hostname}`;
		}
		return null;
	},
	isAllowedAddress: isPublicAddress,
	resolve: lookup,
};

/** Name resolution that gives vetted addresses only, used by the very connection it is for. */
export function vettedLookup(policy: UpstreamPolicy): LookupFunction {
	return (hostname, options, callback) => {
		policy.resolve(hostname, { ...options, all: true }, (error, addresses) => {
			const [first] = addresses ?? [];
			if (error || !first) {
				callback(error ?? new Error("no address"), "", 4);
			} else if (
				!addresses.every(({ address }) => policy.isAllowedAddress(address))
			) {
				callback(new AddressRefusedError(hostname), "", 4);
			} else if (options.all) callback(null, addresses);
			else callback(null, first.address, first.family);
		});
	};
}

export class AddressRefusedError extends Error {
	override name = "AddressRefusedError";
}

/** A host that is an address already is never looked up, so it is vetted by itself. */
export function isAllowedHost(url: URL, policy: UpstreamPolicy): boolean {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	return isIP(host) === 0 || policy.isAllowedAddress(host);
}

export function isLoopback(address: string): boolean {
	return isIP(address) === 4 && address.startsWith("127.");
}

/**
 * Whether a host is the feed's own or below it, `www.` aside. Where the site of a name ends
 * (`x.com.au`, `x.github.io`) only the public suffix list knows, 130 kB that age; this rule
 * never takes a stranger for the publisher, and a publisher that it refuses is shown to the operator.
 */
function isWithinSite(host: string, origin: string): boolean {
	const own = origin.replace(/^www\./, "");
	return host === own || host.endsWith(`.${own}`);
}
