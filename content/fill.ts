/** A text with its names in braces filled in: "{count} of {total}". A name without a value stays. */
export function fill(
	text: string,
	values: Record<string, string | number>,
): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	);
}
