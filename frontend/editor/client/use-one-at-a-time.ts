import { useCallback, useRef } from "react";

/**
 * Returns a function that starts the work. If it is called again meanwhile, the work is done once more
 * afterwards, provided that it is still wanted.
 */
export function useOneAtATime(
	work: () => Promise<void>,
	isWanted: () => boolean,
): () => Promise<void> {
	const isRunning = useRef(false);
	const isAskedAgain = useRef(false);
	return useCallback(async () => {
		isAskedAgain.current = isRunning.current;
		if (isRunning.current) return;
		isRunning.current = true;
		try {
			do {
				isAskedAgain.current = false;
				await work();
			} while (isAskedAgain.current && isWanted());
		} finally {
			isRunning.current = false;
		}
	}, [work, isWanted]);
}
