import { useSyncExternalStore } from "react";

/**
 * Returns true while the prerendered page hydrates, when the output must match what the build
 * rendered. Once it becomes false, React renders again before anything is painted.
 */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}

function never(): () => void {
	return () => {};
}
