const mark = "reloaded-for";

/**
 * Loads a path from the server, once: a chunk that is gone means that a new version
 * was deployed under this tab. A second failure on the same path stays as it is.
 */
export function reloadOnce(path: string): void {
	try {
		if (sessionStorage.getItem(mark) === path) return;
		sessionStorage.setItem(mark, path);
	} catch {
		// Without storage we could not tell a second time from the first: rather not loop.
		return;
	}
	location.assign(path);
}
