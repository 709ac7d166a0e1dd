import { readdirSync, readFileSync } from "node:fs";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { routes } from "#content/routes.ts";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { openHydrated, timeKeystrokes } from "./harness/browser.ts";
import { report } from "./harness/report.ts";
import { timeRows } from "./harness/rows.ts";
import { openSite } from "./site/server.ts";

// npm run bench:filter: types into the search box of the news list with 500 articles.
const queries = ["kubernetes", "security", "open source", "vulnerab"];
const folder = "tests/fixtures/feeds/";

const samples = readdirSync(folder)
	.filter((file) => file.endsWith(".xml"))
	.flatMap((name) => {
		const source = { name, url: "https://news.example/feed.xml" };
		return parseFeed({ bytes: readFileSync(folder + name) }, source, readXml);
	});
/** The samples, repeated under different addresses. */
const items = Array.from({ length: 500 }, (_, index) => ({
	...samples[index % samples.length],
	link: `https://publisher.example/${index}`,
}));
const cached = JSON.stringify({ version: 1, items, at: Date.now() });
const { browser, urlOf, close } = await openSite();
const page = await browser.newPage();
const blog = urlOf(routes.blog);
// No news may arrive while it types.
await page.route(
	({ href, origin }) => !blog.startsWith(origin) || href.includes("/api/"),
	(route) => route.abort(),
);
await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
	articlesKey,
	cached,
] as const);
await openHydrated(page, blog);
await page.locator("main article").first().waitFor();
const input = page.getByRole("main").getByRole("searchbox");
const times = await timeKeystrokes(input, "main", queries, 4, 120);
await close();
report(timeRows("keystroke to list", times.flat(2), 16));
