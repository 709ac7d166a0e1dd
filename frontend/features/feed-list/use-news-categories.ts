import { useEffect, useState } from "react";
import { whenIdle } from "#frontend/hooks/when-idle.ts";

/**
 * Returns all news categories, the most frequent first; empty until the browser has been idle.
 * The categories that the page was built with come first, without the network, then fresh ones.
 */
export function useNewsCategories(): string[] {
	const [categories, setCategories] = useState<string[]>([]);
	useEffect(() => {
		let isUnmounted = false;
		async function load() {
			const { initialCategories, freshCategories } = await import(
				"./news-categories.ts"
			);
			const built = initialCategories();
			if (!isUnmounted) setCategories(built);
			const fresh = await freshCategories();
			if (!isUnmounted && fresh.length > 0) setCategories(fresh);
		}
		// They are decorative, so failures are ignored.
		whenIdle(() => void load().catch(() => {}));
		return () => {
			isUnmounted = true;
		};
	}, []);
	return categories;
}
