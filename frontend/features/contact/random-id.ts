/**
 * A random UUID (version 4). Not by crypto.randomUUID, which browsers have in secure contexts
 * only: the form also works where the site is tried by plain http on a local network.
 */
export function randomId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const digits = Array.from(bytes, (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	// Two digits say that it is random: the version 4, and the variant, here always 8.
	return digits.replace(
		/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
		"$1-$2-4$3-8$4-$5",
	);
}
