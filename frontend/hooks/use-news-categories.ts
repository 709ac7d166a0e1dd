import { useEffect, useState } from "react";
import { whenIdle } from "../state/when-idle.ts";

/** All categories of the news, the most frequent first; empty until the browser was idle and they have come. */
export function useNewsCategories(): string[] {
	const [categories, setCategories] = useState<string[]>([]);
	useEffect(() => {
		let isGone = false;
		async function load() {
			const [{ refreshNews }, { categoriesByFrequency }] = await Promise.all([
				import("../state/feeds/refresh-news.ts"),
				import("../state/feeds/categories-by-frequency.ts"),
			]);
			const found = categoriesByFrequency(await refreshNews());
			if (!isGone) setCategories(found);
		}
		// They decorate: without them the page is whole.
		whenIdle(() => void load().catch(() => {}));
		return () => {
			isGone = true;
		};
	}, []);
	return categories;
}
