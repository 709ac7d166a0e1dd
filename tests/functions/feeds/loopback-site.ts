import type { UpstreamLimits } from "#functions/feeds/fetch-upstream.ts";
import type { UpstreamPolicy } from "#functions/feeds/upstream-policy.ts";

export const loopbackLimits: UpstreamLimits = {
	timeoutMs: 1_500,
	maxBytes: 1_000_000,
	maxRedirects: 5,
};

/** Applies the production rule to servers on this machine: each port counts as a site. */
export const loopbackSite: UpstreamPolicy = {
	refuse: (target, origin) => {
		if (target.protocol !== "http:") return "not http";
		if (target.hostname === "127.0.0.1" && target.port !== origin.port) {
			return `another site, ${target.host}`;
		}
		return null;
	},
	isAllowedIp: (address) => address === "127.0.0.1",
	resolve: () => {
		throw new Error("unexpected DNS lookup");
	},
};
