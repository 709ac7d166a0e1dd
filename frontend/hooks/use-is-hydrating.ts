import { useSyncExternalStore } from "react";

/**
 * True while the prerendered page hydrates: what is rendered then must be what the build rendered.
 * React renders once more, before anything is painted, when it has become false.
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
