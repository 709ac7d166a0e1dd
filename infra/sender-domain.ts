/** Returns the part of a mail address after its last @. */
export function domainOf(address: string): string {
	return address.slice(address.lastIndexOf("@") + 1);
}

/** Returns whether the sender's address is in the stage's own zone, whose domain then signs the mail. */
export function sendsFrom(
	domain: { readonly hostedZoneName: string } | undefined,
	address: string,
): boolean {
	return domain?.hostedZoneName === domainOf(address);
}
