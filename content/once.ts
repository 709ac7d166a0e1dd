/** Calls `make` on the first call and returns the same value from then on; after a rejected promise the next call tries again. */
export function once<Value>(make: () => Value): () => Value {
	let cached: { value: Value } | undefined;
	return () => {
		if (cached) return cached.value;
		const value = make();
		cached = { value };
		if (value instanceof Promise) {
			value.catch(() => {
				cached = undefined;
			});
		}
		return value;
	};
}
