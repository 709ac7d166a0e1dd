/** Makes something at the first call and gives the same from then on; a promise that fails is made anew by the next call. */
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
