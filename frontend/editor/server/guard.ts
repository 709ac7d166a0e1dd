import type { IncomingMessage } from "node:http";

/** Why a request gets no response but this. */
export type Refusal = { status: number; reason: string };

/**
 * Lets only the editor's own page in: another site in the same browser may send requests
 * here as well, also under a name of its own that leads to this machine (DNS rebinding).
 * @param port on which the editor listens
 */
export function refuse(
	{ method, headers }: Pick<IncomingMessage, "method" | "headers">,
	port: number,
): Refusal | undefined {
	const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
	if (!hosts.includes(headers.host ?? "")) {
		return { status: 403, reason: "Not under this name." };
	}
	const fetchSite = headers["sec-fetch-site"];
	const isOwn = headers.origin === `http://${headers.host}`;
	if (headers.origin !== undefined && !isOwn) {
		return { status: 403, reason: "Not from another origin." };
	}
	// A link on another site may open the editor; nothing of it may be embedded or fetched there.
	if (
		typeof fetchSite === "string" &&
		!["same-origin", "none"].includes(fetchSite) &&
		headers["sec-fetch-mode"] !== "navigate"
	) {
		return { status: 403, reason: "Not from another site." };
	}
	if (method === "GET" || method === "HEAD") return;
	if (method !== "POST") return { status: 405, reason: "GET or POST only." };
	if (!isOwn) return { status: 403, reason: "Not without an origin." };
	if (!/^application\/json\b/.test(headers["content-type"] ?? "")) {
		return { status: 415, reason: "JSON only." };
	}
}
