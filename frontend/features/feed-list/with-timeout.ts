import { loadInTime } from "#frontend/hooks/load-in-time.ts";

/**
 * Returns what is loading, or fails if that takes too long: the list then says so, as after any failure, and offers to try
 * again.
 */
export function withTimeout<Module>(loading: Promise<Module>): Promise<Module> {
	return new Promise((resolve, reject) => {
		loading.then(resolve, reject);
		loadInTime(loading, () => reject(new Error("no response")));
	});
}
