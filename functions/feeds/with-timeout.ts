/** Returns the result of `promise`, or of `fallback` if that takes longer than the timeout. */
export async function withTimeout<Value>(
	promise: Promise<Value>,
	timeoutMs: number,
	fallback: () => Value,
): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<Value>((resolve) => {
		timer = setTimeout(() => resolve(fallback()), timeoutMs);
	});
	try {
		return await Promise.race([promise, timeout]);
	} finally {
		clearTimeout(timer);
	}
}
