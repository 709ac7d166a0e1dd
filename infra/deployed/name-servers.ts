import { resolveNs } from "node:dns/promises";

/** Returns the name servers of a domain; its errors have the codes of Node's DNS. */
export type AskDns = (domain: string) => Promise<string[]>;

/** The DNS could not be asked. */
export class DnsError extends Error {}

/**
 * Returns what is wrong if the internet does not ask a zone about its domain: then nobody sees the record that
 * proves to Certificate Manager whose the domain is, and a deployment waits for its certificate for hours.
 * @param own name servers of the zone
 * @throws DnsError
 */
export async function findOtherServers(
	domain: string,
	own: readonly string[],
	askDns: AskDns = resolveNs,
): Promise<string | undefined> {
	const found = await nameServersOf(domain, askDns);
	const areOwn = found.length > 0 && found.every((each) => own.includes(each));
	return areOwn
		? undefined
		: `the name servers of ${domain} are ${found.join(", ") || "not set"}: set ${own.join(", ")} at its registrar or DNS provider, and wait until "dig +short NS ${domain}" prints them, or the deployment waits for its certificate for hours (RUNBOOK.md, "DNS at another provider")`;
}

async function nameServersOf(
	domain: string,
	askDns: AskDns,
): Promise<string[]> {
	try {
		return await askDns(domain);
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		// There is no such name, or it has no name servers.
		if (code === "ENOTFOUND" || code === "ENODATA") return [];
		throw new DnsError(message);
	}
}
