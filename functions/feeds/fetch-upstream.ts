import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { companyId } from "#content/company-id.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import { site } from "#content/site.ts";
import { isSameTag } from "#functions/shared/entity-tag.ts";
import { readCacheHeaders } from "./cache-headers.ts";
import { describeFailure } from "./describe-failure.ts";
import {
	type FollowedResponse,
	followRedirects,
	RedirectRefusedError,
} from "./follow-redirects.ts";
import { readUpstreamBody } from "./read-upstream-body.ts";
import type { Ended } from "./record.ts";
import { parseRetryAfter } from "./retry-after.ts";
import { type UpstreamPolicy, vettedLookup } from "./upstream-policy.ts";

// The relay's only file that opens a connection to the outside.

/** What a successful response says in addition to its body. */
type Success = {
	/** How long its headers ask for it to be cached, in milliseconds; 0 if they do not say. */
	maxAgeMs: number;
	/** Where the feed has permanently moved; "" if it has not. */
	movedTo: string;
	/** Whether the feed's own URL was requested, rather than the one it had moved to. */
	usedOwnUrl: boolean;
	/** Whether the server rejects conditional requests; this response came from one without validators. */
	refusedConditional: boolean;
};

export type UpstreamResponse =
	| (Success & {
			kind: "changed";
			bytes: Uint8Array;
			contentType: string;
			etag: string;
			lastModified: string;
			isSample: boolean;
	  })
	| (Success & { kind: "unchanged" })
	| { kind: "failed"; reason: string; retryAfterMs?: number; ended?: Ended };

/** Validators of an earlier response, for a conditional request; "" if absent. */
export type Validators = { etag: string; lastModified: string };

/** @param movedTo the URL to request instead of `url`, which has moved there; "" if it has not */
export type FetchUpstream = (
	url: string,
	validators: Validators,
	movedTo?: string,
) => Promise<UpstreamResponse>;

export const upstreamLimits = {
	/** For everything together: DNS, connections, redirects and body. */
	timeoutMs: 10_000,
	maxBytes: feedLimits.maxBytes,
	maxRedirects: 5,
};

export type UpstreamLimits = typeof upstreamLimits;

export const noValidators: Validators = { etag: "", lastModified: "" };
/** Statuses with which servers and firewalls reject a conditional request. */
const conditionalRefusals = [400, 406, 412, 416, 417, 431];
/** A longer one would exceed the request header size that servers accept. */
const maxValidatorLength = 1_024;

/** Creates a function that fetches a feed. It never throws: a failure is a kind of response. */
export function createFetchUpstream(
	policy: UpstreamPolicy,
	limits: UpstreamLimits = upstreamLimits,
): FetchUpstream {
	return async (url, validators, movedTo = "") => {
		const signal = AbortSignal.timeout(limits.timeoutMs);
		try {
			const origin = new URL(url);
			const start = movedTo ? new URL(movedTo) : origin;
			const get = (sent: Validators) =>
				followRedirects(
					{ origin, start },
					(target) => sendRequest(target, sent, signal),
					policy,
					limits.maxRedirects,
				);
			let sent = withoutEmptyTag(validators);
			let followed = await get(sent);
			const refusedConditional =
				hasValidators(sent) &&
				conditionalRefusals.includes(followed.response.statusCode ?? 0);
			if (refusedConditional) {
				followed.response.destroy();
				sent = noValidators;
				followed = await get(sent);
			}
			return await readResponse(followed, sent, signal, {
				usedOwnUrl: start === origin,
				refusedConditional,
			});
		} catch (error) {
			return toFailure(error);
		}
	};

	function sendRequest(
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
						// Without deflate, which some servers send without its zlib header.
						"accept-encoding": "gzip, br",
						"user-agent": `${companyId}Feeds/1.0 (+${site.origin})`,
						...(etag && { "if-none-match": etag }),
						...(lastModified && { "if-modified-since": lastModified }),
					},
				},
				resolve,
			)
				// Without this listener a 101 would end the request with no event, and the fetch never.
				.on("upgrade", (response, socket) => {
					socket.destroy();
					resolve(response);
				})
				.on("error", reject)
				.end();
		});
	}

	async function readResponse(
		{ response, movedTo, isPermanent }: FollowedResponse,
		sent: Validators,
		signal: AbortSignal,
		details: Pick<Success, "usedOwnUrl" | "refusedConditional">,
	): Promise<UpstreamResponse> {
		const { headers, statusCode } = response;
		const { maxAgeMs, trustsValidators } = readCacheHeaders(
			headers,
			Date.now(),
		);
		const success = { ...details, movedTo, maxAgeMs };
		if (statusCode === 304 && hasValidators(sent)) {
			response.destroy();
			return { kind: "unchanged", ...success };
		}
		if (statusCode !== 200) {
			response.destroy();
			const retryAfterMs = parseRetryAfter(headers["retry-after"], Date.now());
			return {
				kind: "failed",
				// Accepting a 304 to an unconditional request would keep a copy current for ever.
				reason: statusCode === 304 ? "unsolicited 304" : String(statusCode),
				...(retryAfterMs !== undefined && { retryAfterMs }),
				...(statusCode === 410 && isPermanent && { ended: "gone" }),
			};
		}
		if (trustsValidators && isSameTag(headers.etag, sent.etag)) {
			response.destroy();
			return { kind: "unchanged", ...success };
		}
		const bytes = await readUpstreamBody(response, limits.maxBytes, signal);
		if (bytes.length === 0) return { kind: "failed", reason: "empty body" };
		return {
			kind: "changed",
			...success,
			bytes,
			contentType: headers["content-type"] ?? "",
			etag: trustsValidators ? unlessTooLong(headers.etag) : "",
			lastModified: trustsValidators
				? unlessInFuture(headers["last-modified"])
				: "",
			isSample: headers["x-sample"] === "1",
		};
	}
}

function toFailure(error: unknown): UpstreamResponse {
	const reason = describeFailure(error);
	const movedTo =
		error instanceof RedirectRefusedError ? error.movedTo : undefined;
	return movedTo === undefined
		? { kind: "failed", reason }
		: {
				kind: "failed",
				reason: `${reason}; moved to ${movedTo.slice(0, 200)}`,
				ended: "moved away",
			};
}

function hasValidators({ etag, lastModified }: Validators): boolean {
	return etag !== "" || lastModified !== "";
}

/** Drops the tag `""`, which some servers send for every version of a feed: it would never seem to change. */
function withoutEmptyTag(validators: Validators): Validators {
	const isEmpty = /^(?:W\/)?""$/.test(validators.etag);
	return isEmpty ? { ...validators, etag: "" } : validators;
}

function unlessTooLong(validator = ""): string {
	return validator.length <= maxValidatorLength ? validator : "";
}

/** Drops a Last-Modified in the future, which would turn every later response into a 304. */
function unlessInFuture(lastModified = ""): string {
	const isPast = Date.parse(lastModified) <= Date.now();
	return isPast ? unlessTooLong(lastModified) : "";
}
