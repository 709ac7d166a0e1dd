import * as z from "zod/mini";
import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";
import type { FeedItems } from "./record.ts";

// These are rendered for visitors, so a link must really be one.
const link = z.union([z.literal(""), z.string().check(z.regex(/^https?:/i))]);

const article: z.ZodMiniType<Article> = z.object({
	title: z.string(),
	link,
	content: z.string(),
	contentSnippet: z.string(),
	creator: z.string(),
	pubDate: z.string(),
	categories: z.array(z.string()),
	source: z.string(),
});

const paper: z.ZodMiniType<Paper> = z.object({
	id: z.string(),
	title: z.string(),
	authors: z.array(z.string()),
	summary: z.string(),
	published: z.string(),
	updated: z.string(),
	link,
	categories: z.array(z.string()),
});

const items = z.object({
	kind: z.enum(["articles", "papers"]),
	list: z.array(z.unknown()),
});

/**
 * Reads a list from the cache, dropping items with another structure: from an older version, or
 * edited by hand.
 * @returns null if it is not a list; `isWhole` is false if an item was dropped
 */
export function parseStoredItems(
	value: unknown,
): { items: FeedItems; isWhole: boolean } | null {
	const parsed = items.safeParse(value);
	if (!parsed.success) return null;
	const { kind, list } = parsed.data;
	const valid: FeedItems =
		kind === "articles"
			? { kind, list: keepValid(list, article) }
			: { kind, list: keepValid(list, paper) };
	return { items: valid, isWhole: valid.list.length === list.length };
}

function keepValid<T>(list: unknown[], schema: z.ZodMiniType<T>): T[] {
	return list.flatMap((item) => {
		const parsed = schema.safeParse(item);
		return parsed.success ? [parsed.data] : [];
	});
}
