import { useEffect, useState } from "react";
import { freshCategories, initialCategories } from "./news-categories.ts";

/**
 * Returns all news categories, the most frequent first. Those that the page was built with come
 * first, without the network, then fresh ones.
 */
export function useNewsCategories(): string[] {
	const [categories, setCategories] = useState(initialCategories);
	useEffect(() => {
		// They are decorative, so a failure is ignored.
		freshCategories().then(
			(fresh) => fresh.length > 0 && setCategories(fresh),
			() => {},
		);
	}, []);
	return categories;
}
