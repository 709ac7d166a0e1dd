import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import {
	anotherSite,
	isAllowedHost,
	privateIp,
	RefusedError,
	type UpstreamPolicy,
} from "./upstream-policy.ts";

export type FollowedResponse = {
	response: IncomingMessage;
	/** Where the feed has permanently moved; "" if it has not. */
	movedTo: string;
	/** Whether the response speaks for the feed: no temporary redirect led to it. */
	isPermanent: boolean;
};

/** A longer URL is followed but not stored. */
const maxUrlLength = 2_000;

/**
 * Requests a URL and follows its redirects; each target is checked before it is requested.
 * @param origin the feed's own URL, whose site the redirects must not leave
 * @param start the URL to request first: the origin, or where it has moved to
 * @throws RedirectRefusedError, RefusedError, and whatever `request` throws
 */
export async function followRedirects(
	{ origin, start }: { origin: URL; start: URL },
	request: (target: URL) => Promise<IncomingMessage>,
	policy: UpstreamPolicy,
	maxRedirects: number,
): Promise<FollowedResponse> {
	let target = start;
	let movedTarget = start;
	// A move counts only while every redirect leading to it is permanent.
	let isPermanent = true;
	for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
		const reason = policy.refuse(target, origin);
		if (reason) {
			throw new RedirectRefusedError(
				reason,
				redirects > 0 && isPermanent && reason.startsWith(anotherSite)
					? target.href
					: undefined,
			);
		}
		if (!isAllowedHost(target, policy)) throw new RefusedError(privateIp);
		const response = await request(target);
		const { location } = response.headers;
		if (!isRedirect(response.statusCode) || !location) {
			const { href } = movedTarget;
			const isElsewhere = href !== origin.href && href.length <= maxUrlLength;
			return { response, movedTo: isElsewhere ? href : "", isPermanent };
		}
		response.destroy();
		target = nextTarget(decodeLocation(location), target);
		isPermanent &&= [301, 308].includes(response.statusCode ?? 0);
		if (isPermanent) movedTarget = target;
	}
	throw new RedirectRefusedError("too many redirects");
}

/**
 * Returns where a redirect leads. From https it never leads to http: many servers redirect there only to be asked for
 * https again, so that is what is requested.
 * @throws RedirectRefusedError if the server offers the same URL over http only
 */
function nextTarget(location: string, from: URL): URL {
	const target = new URL(location, from);
	target.hash = "";
	if (from.protocol !== "https:" || target.protocol !== "http:") return target;
	target.protocol = "https:";
	if (target.href === from.href) throw new RedirectRefusedError("not https");
	return target;
}

/** Node reads headers as Latin-1, but servers that do not encode a URL send UTF-8. */
function decodeLocation(location: string): string {
	const bytes = Buffer.from(location, "latin1");
	return isUtf8(bytes) ? bytes.toString() : location;
}

function isRedirect(status = 0): boolean {
	return [301, 302, 303, 307, 308].includes(status);
}

export class RedirectRefusedError extends Error {
	override name = "RedirectRefusedError";
	/** The refused URL, if permanent redirects led to it and it is on another site; otherwise undefined. */
	readonly movedTo: string | undefined;

	constructor(reason: string, movedTo?: string) {
		super(reason);
		this.movedTo = movedTo;
	}
}
