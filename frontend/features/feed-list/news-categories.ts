import { text } from "#frontend/storage/parse.ts";
import { categoriesByFrequency } from "./categories-by-frequency.ts";
import { categoriesKey } from "./feed-keys.ts";
import { readInitialData } from "./initial-data.ts";
import { refreshNews } from "./refresh-news.ts";

/** Returns the news categories that the page was built with, the most frequent first. */
export function initialCategories(): string[] {
	return readInitialData(document, categoriesKey, text(200))?.items ?? [];
}

/** Returns the categories of the latest list; empty if there is none. */
export async function freshCategories(): Promise<string[]> {
	return categoriesByFrequency(await refreshNews());
}
