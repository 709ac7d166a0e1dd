/** What `work` gives, or what `otherwise` gives where that takes longer. */
export async function withTimeout<Value>(
	work: Promise<Value>,
	timeoutMs: number,
	otherwise: () => Value,
): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const gaveUp = new Promise<Value>((resolve) => {
		timer = setTimeout(() => resolve(otherwise()), timeoutMs);
	});
	try {
		return await Promise.race([work, gaveUp]);
	} finally {
		clearTimeout(timer);
	}
}
