import type { Article } from "#content/feeds/article.ts";
import { routes } from "#content/routes.ts";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { timeKeystrokes, watchKeystrokes } from "./keystrokes.ts";
import { timeRows } from "./quantile.ts";
import { report } from "./report.ts";
import { startBrowser } from "./slow-page.ts";

// npm run bench:filter [-- --json]: types into the search of the news with 500 articles.
const rounds = 4;
const queries = ["karuterdor", "silvenpra", "gosum linka", "temo tesil"];

const browser = await startBrowser();
const page = await browser.open(routes.blog, (page) =>
	page.addInitScript(
		([key, items]) =>
			localStorage.setItem(
				key,
				JSON.stringify({ version: 1, items, at: Date.now() }),
			),
		[articlesKey, manyArticles(500)] as const,
	),
);
await page.locator("main article").first().waitFor();
const input = page.getByRole("main").getByRole("searchbox");
await watchKeystrokes(input, "main");
const times: number[] = [];
for (const query of Array<string[]>(rounds).fill(queries).flat()) {
	times.push(...(await timeKeystrokes(input, query, 120)));
}
await browser.close();

report("filter", timeRows("keystroke to list", times, 16));

/** Texts of made-up words, so that each letter typed leaves another list. */
function manyArticles(count: number): Article[] {
	let seed = 1;
	const next = (below: number) => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed % below;
	};
	const syllables = "ka ru mo te sil ven dor pra lin gos ter um".split(" ");
	const word = () =>
		Array.from({ length: 2 + next(3) }, () => syllables[next(12)]).join("");
	const text = (length: number) => Array.from({ length }, word).join(" ");
	return Array.from({ length: count }, (_, n) => ({
		title: text(7),
		link: `https://publisher.example/${n}`,
		content: "",
		contentSnippet: text(18),
		creator: text(2),
		pubDate: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString(),
		categories: [`Topic ${n % 60}`, `Field ${n % 7}`],
		source: `Source ${n % 8}`,
	}));
}
