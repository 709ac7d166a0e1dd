/**
 * Returns a random UUID (version 4). It does not use crypto.randomUUID, which exists only in secure
 * contexts: the form also has to work over plain http on a local network.
 */
export function randomId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const digits = Array.from(bytes, (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	// Two fixed digits mark it as random: the version, 4, and the variant, always 8 here.
	return digits.replace(
		/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
		"$1-$2-4$3-8$4-$5",
	);
}
