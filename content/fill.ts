/** Replaces names in braces with their values: "{count} of {total}". A name without a value stays. */
export function fill(
	text: string,
	values: Record<string, string | number>,
): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	);
}
