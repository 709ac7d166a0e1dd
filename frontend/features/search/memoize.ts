/** Returns the function with a cache of all its results: the same few hundred texts and words recur with every keystroke. */
export function memoize<Result>(compute: (text: string) => Result) {
	const results = new Map<string, Result>();
	return (text: string) => {
		const known = results.get(text);
		if (known !== undefined) return known;
		const result = compute(text);
		results.set(text, result);
		return result;
	};
}
