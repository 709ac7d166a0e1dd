/** Calls `make` on the first call and returns the same value from then on; after a rejected promise the next call tries again. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		if (made) return made.value;
		const value = make();
		made = { value };
		if (value instanceof Promise) {
			value.catch(() => {
				made = undefined;
			});
		}
		return value;
	};
}
