import { readdirSync, readFileSync } from "node:fs";
import type { Article } from "#content/feeds/article.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { routes } from "#content/routes.ts";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { timeKeystrokes, watchKeystrokes } from "./keystrokes.ts";
import { timeRows } from "./quantile.ts";
import { report } from "./report.ts";
import { startBrowser } from "./slow-page.ts";

// npm run bench:filter [-- --json]: types into the search of the news with 500 articles.
const rounds = 4;
const queries = ["kubernetes", "security", "open source", "vulnerab"];

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

/** The sample feeds' articles, repeated under other addresses up to that number. */
function manyArticles(count: number): Article[] {
	const samples = readdirSync("tests/fixtures/feeds")
		.filter((file) => file.endsWith(".xml"))
		.flatMap((name) => {
			const bytes = readFileSync(`tests/fixtures/feeds/${name}`);
			const source = { name, url: "https://news.example/feed.xml" };
			return parseFeed({ bytes }, source, readXml);
		});
	return Array.from({ length: count }, (_, index) => {
		const article = samples[index % samples.length] as Article;
		return { ...article, link: `https://publisher.example/${index}` };
	});
}
