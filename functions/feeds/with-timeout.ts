/** Returns the result of `work`, or of `otherwise` if that takes longer than the timeout. */
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
