import { log } from "#functions/shared/log.ts";
import {
	createFetchUpstream,
	type FetchUpstream,
	type UpstreamLimits,
	upstreamLimits,
} from "./fetch-upstream.ts";
import { isLoopback, type UpstreamPolicy } from "./upstream-policy.ts";

/**
 * Creates the upstream of a local run. The local gateway runs the deployed bundle and must work
 * without a network, so FEEDS_UPSTREAM_OVERRIDE names a server of its own that fetches the real
 * feeds and falls back to samples. It is ignored if Lambda's own variables are set, and must be a
 * loopback address, so that it cannot redirect a deployed relay.
 * @returns null if feeds are fetched directly
 */
export function overrideFrom(
	env: Record<string, string | undefined>,
	limits: UpstreamLimits = upstreamLimits,
): FetchUpstream | null {
	const base = env.FEEDS_UPSTREAM_OVERRIDE;
	if (!base) return null;
	if (env.AWS_LAMBDA_FUNCTION_NAME || env.AWS_EXECUTION_ENV) {
		log.error("FEEDS_UPSTREAM_OVERRIDE is for local runs only; ignored");
		return null;
	}
	const { protocol, hostname, origin } = new URL(base);
	if (protocol !== "http:" || !isLoopback(hostname)) {
		throw new Error(
			"FEEDS_UPSTREAM_OVERRIDE must be an http address on 127.0.0.1",
		);
	}
	const fetchUpstream = createFetchUpstream(loopbackPolicy(origin), limits);
	return (url, validators) =>
		fetchUpstream(`${base}?url=${encodeURIComponent(url)}`, validators);
}

function loopbackPolicy(allowed: string): UpstreamPolicy {
	return {
		refuse: ({ origin }) => (origin === allowed ? null : "another server"),
		isAllowedIp: isLoopback,
		resolve: () => {
			throw new Error("unexpected DNS lookup");
		},
	};
}
