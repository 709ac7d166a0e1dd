import { useEffect, useState } from "react";
import { whenIdle } from "#frontend/hooks/when-idle.ts";

/**
 * All categories of the news, the most frequent first; empty until the browser was idle.
 * Those that the page was built with are there at once, and need no network.
 */
export function useNewsCategories(): string[] {
	const [categories, setCategories] = useState<string[]>([]);
	useEffect(() => {
		let isGone = false;
		async function load() {
			const { initialCategories, freshCategories } = await import(
				"./news-categories.ts"
			);
			const built = initialCategories();
			if (!isGone) setCategories(built);
			const fresh = await freshCategories();
			if (!isGone && fresh.length > 0) setCategories(fresh);
		}
		// They decorate: without them the page is whole.
		whenIdle(() => void load().catch(() => {}));
		return () => {
			isGone = true;
		};
	}, []);
	return categories;
}
