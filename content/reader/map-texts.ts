/** Applies a function to every text in a value, however deeply nested. */
export function mapTexts<Value>(
	value: Value,
	change: (text: string) => string,
): Value {
	const map = (inner: unknown): unknown => {
		if (typeof inner === "string") return change(inner);
		if (Array.isArray(inner)) return inner.map(map);
		if (typeof inner !== "object" || inner === null) return inner;
		return Object.fromEntries(
			Object.entries(inner).map(([key, deeper]) => [key, map(deeper)]),
		);
	};
	// The shape is the same, only the texts differ.
	return map(value) as Value;
}
