import { useEffect, useState } from "react";
import { text } from "#frontend/storage/parse.ts";
import { categoriesByFrequency } from "./categories-by-frequency.ts";
import { categoriesKey } from "./feed-keys.ts";
import { readInitialData } from "./initial-data.ts";
import { refreshNews } from "./refresh-news.ts";

/**
 * Returns all news categories, the most frequent first. Those that the page was built with come
 * first, without the network, then those of the latest list, if there is one.
 */
export function useNewsCategories(): string[] {
	const [categories, setCategories] = useState(
		() => readInitialData(document, categoriesKey, text(200))?.items ?? [],
	);
	useEffect(() => {
		refreshNews().then((news) => {
			const latest = categoriesByFrequency(news);
			if (latest.length > 0) setCategories(latest);
		});
	}, []);
	return categories;
}
