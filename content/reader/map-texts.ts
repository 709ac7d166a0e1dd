/** The same value with each text in it, however deep, put through a function. */
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
	// Same shape, other texts.
	return map(value) as Value;
}
