import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { feedLimits } from "#content/news/limits.ts";
import { site } from "#content/site.ts";
import { describeFault } from "./describe-fault.ts";
import { readBody } from "./read-body.ts";
import { parseRetryAfter } from "./retry-after.ts";
import {
	AddressRefusedError,
	isAllowedHost,
	type UpstreamPolicy,
	vettedLookup,
} from "./upstream-policy.ts";

// The only file of the relay that opens a socket to the outside.

export type UpstreamAnswer =
	| {
			kind: "changed";
			bytes: Uint8Array;
			contentType: string;
			etag: string;
			lastModified: string;
			isSample: boolean;
	  }
	| { kind: "unchanged" }
	| { kind: "failed"; reason: string; retryAfterMs?: number };

/** What an earlier answer said of itself, for a conditional request; "" for nothing. */
export type Validators = { etag: string; lastModified: string };

export type FetchUpstream = (
	url: string,
	validators: Validators,
) => Promise<UpstreamAnswer>;

export type UpstreamLimits = {
	/** For everything together: names, connections, redirects, body. */
	timeoutMs: number;
	maxBytes: number;
	maxRedirects: number;
};

export const upstreamLimits: UpstreamLimits = {
	timeoutMs: 10_000,
	maxBytes: feedLimits.maxBytes,
	maxRedirects: 5,
};

/** Asks an upstream for a feed; every failure is an answer, it never throws. */
export function createFetchUpstream(
	policy: UpstreamPolicy,
	limits: UpstreamLimits = upstreamLimits,
): FetchUpstream {
	return async (url, validators) => {
		const signal = AbortSignal.timeout(limits.timeoutMs);
		try {
			const response = await follow(new URL(url), validators, signal);
			return await readAnswer(response, signal);
		} catch (error) {
			return { kind: "failed", reason: describeFault(error) };
		}
	};

	async function follow(
		origin: URL,
		validators: Validators,
		signal: AbortSignal,
	): Promise<IncomingMessage> {
		let target = origin;
		for (let hop = 0; hop <= limits.maxRedirects; hop += 1) {
			const reason = policy.refuse(target, origin);
			if (reason) throw new RedirectRefusedError(reason);
			if (!isAllowedHost(target, policy)) {
				throw new AddressRefusedError(target.hostname);
			}
			const response = await ask(target, validators, signal);
			const { location } = response.headers;
			if (!isRedirect(response.statusCode) || !location) return response;
			response.destroy();
			target = new URL(location, target);
		}
		throw new RedirectRefusedError("too many redirects");
	}

	function ask(
		target: URL,
		{ etag, lastModified }: Validators,
		signal: AbortSignal,
	): Promise<IncomingMessage> {
		const { request } = target.protocol === "https:" ? https : http;
		return new Promise((resolve, reject) => {
			request(
				target,
				{
					agent: false,
					lookup: vettedLookup(policy),
					signal,
					headers: {
						accept:
							"application/rss+xml, application/atom+xml, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1",
						"accept-encoding": "gzip, br, deflate",
						"user-agent": `${site.name}Feeds/1.0 (+${site.origin})`,
						...(etag && { "if-none-match": etag }),
						...(lastModified && { "if-modified-since": lastModified }),
					},
				},
				resolve,
			)
				.on("error", reject)
				.end();
		});
	}

	async function readAnswer(
		response: IncomingMessage,
		signal: AbortSignal,
	): Promise<UpstreamAnswer> {
		const { headers, statusCode } = response;
		if (statusCode !== 200) {
			response.destroy();
			if (statusCode === 304) return { kind: "unchanged" };
			const retryAfterMs = parseRetryAfter(headers["retry-after"], Date.now());
			return {
				kind: "failed",
				reason: String(statusCode),
				...(retryAfterMs !== undefined && { retryAfterMs }),
			};
		}
		const bytes = await readBody(response, limits.maxBytes, signal);
		if (bytes.length === 0) return { kind: "failed", reason: "empty body" };
		return {
			kind: "changed",
			bytes,
			contentType: headers["content-type"] ?? "",
			etag: headers.etag ?? "",
			lastModified: believable(headers["last-modified"]),
			isSample: headers["x-sample"] === "1",
		};
	}
}

/** A Last-Modified in the future would make every later answer a 304. */
function believable(lastModified = ""): string {
	return Date.parse(lastModified) <= Date.now() ? lastModified : "";
}

function isRedirect(status = 0): boolean {
	return [301, 302, 303, 307, 308].includes(status);
}

export class RedirectRefusedError extends Error {
	override name = "RedirectRefusedError";
}
