import type { IncomingMessage } from "node:http";
import { opensProgram } from "#frontend/build/open-program.ts";

/** Why a request is refused. */
export type Refusal = { status: number; reason: string };

/**
 * Refuses requests that do not come from the editor's own page: other sites in the same browser
 * can send requests here too, even through a host name of theirs that resolves to this machine
 * (DNS rebinding).
 * @param port on which the editor listens
 */
export function refuse(
	request: Pick<IncomingMessage, "method" | "url" | "headers">,
	port: number,
): Refusal | undefined {
	const { method, headers } = request;
	const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
	if (!hosts.includes(headers.host ?? "")) {
		return forbidden("This host name is not allowed.");
	}
	const fetchSite = headers["sec-fetch-site"];
	const isOwn = headers.origin === `http://${headers.host}`;
	if (headers.origin !== undefined && !isOwn) {
		return forbidden("Requests from other origins are not allowed.");
	}
	if (opensProgram(request)) {
		return forbidden("This address is for the editor's own page.");
	}
	// Other sites may link to the editor, but not embed or fetch any of it.
	if (
		typeof fetchSite === "string" &&
		!["same-origin", "none"].includes(fetchSite) &&
		(headers["sec-fetch-mode"] !== "navigate" ||
			(headers["sec-fetch-dest"] ?? "document") !== "document")
	) {
		return forbidden("Requests from other sites are not allowed.");
	}
	if (method === "GET" || method === "HEAD") return;
	if (method !== "POST") return { status: 405, reason: "GET or POST only." };
	if (!isOwn) return forbidden("The Origin header is missing.");
	if (!/^application\/json\b/.test(headers["content-type"] ?? "")) {
		return { status: 415, reason: "JSON only." };
	}
}

function forbidden(reason: string): Refusal {
	return { status: 403, reason };
}
