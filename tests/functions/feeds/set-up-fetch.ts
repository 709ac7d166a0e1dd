import type { RequestListener } from "node:http";
import { afterEach, expect } from "vitest";
import {
	createFetchUpstream,
	type UpstreamLimits,
	type UpstreamResponse,
} from "#functions/feeds/fetch-upstream.ts";
import type { UpstreamPolicy } from "#functions/feeds/upstream-policy.ts";
import { startUpstream, type Upstream } from "./start-upstream.ts";

export const noValidators = { etag: "", lastModified: "" };

/** Small, so that what hangs or never ends fails quickly. */
export const limits: UpstreamLimits = {
	timeoutMs: 400,
	maxBytes: 100_000,
	maxRedirects: 5,
};

const addresses: Record<string, string[]> = {
	"feed.test": ["127.0.0.1"],
	"private.test": ["10.0.0.1"],
	"partly-private.test": ["169.254.169.254", "127.0.0.1", "10.0.0.1"],
};

/** Allows only this machine, under names that no real resolver is asked for. */
export const policy: UpstreamPolicy = {
	refuse: ({ protocol }) => (protocol === "http:" ? null : "not http"),
	isAllowedIp: (address) => address === "127.0.0.1",
	resolve: (hostname, _, callback) => {
		const found = addresses[hostname];
		if (!found) {
			const error = Object.assign(new Error(), { code: "ENOTFOUND" });
			return callback(error, []);
		}
		callback(
			null,
			found.map((address) => ({ address, family: 4 })),
		);
	},
};

export const fetchUpstream = createFetchUpstream(policy, limits);

/** Sets up publishers' servers that are closed after each test. Registers its own hook. */
export function setUpFetch() {
	const open: Upstream[] = [];
	afterEach(async () => {
		for (const upstream of open.splice(0)) await upstream.close();
	});

	async function serve(listener: RequestListener): Promise<Upstream> {
		const upstream = await startUpstream(listener);
		open.push(upstream);
		return upstream;
	}

	return {
		/** Starts a publisher's server that responds like this. */
		serve,
		/** Fetches once from a publisher's server that responds like this. */
		async fetchFrom(listener: RequestListener): Promise<UpstreamResponse> {
			const { url } = await serve(listener);
			return fetchUpstream(url, noValidators);
		},
	};
}

/** Waits until the server has no open connection. */
export async function untilClosed(upstream: Upstream): Promise<void> {
	await expect.poll(() => upstream.connections()).toBe(0);
}
