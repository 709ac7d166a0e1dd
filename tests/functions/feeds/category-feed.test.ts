import { expect, test } from "vitest";
import { topicFeedHref } from "#content/feeds/output/merged-feeds.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { site } from "#content/site.ts";
import { followLinks } from "#frontend/pages/blog/follow-links.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { makeGet } from "./make-get.ts";
import { setUpRelay, sourceOf } from "./set-up-relay.ts";

// The articles of one category, for a journalist who follows only that.

const relay = setUpRelay();

const item = (name: string, categories: string[]) =>
	`<item><title>${name}</title><link>https://news.example/${encodeURIComponent(name)}</link>${categories.map((category) => `<category>${category}</category>`).join("")}<pubDate>Fri, 15 Mar 2024 10:00:00 GMT</pubDate></item>`;

function serveCategories(): void {
	relay.upstream.respond((request, response) => {
		const source = sourceOf(request.url);
		const items = [
			item(`${source} both`, ["Kubernetes", "Q&amp;A &gt; Tools"]),
			item(`${source} other`, ["Security"]),
		];
		response.end(
			`<?xml version="1.0"?><rss version="2.0"><channel><title>${source}</title>${items.join("")}</channel></rss>`,
		);
	});
}

async function ask(category: string, feed = "news.rss", tag?: string) {
	const headers: Record<string, string> = tag ? { "if-none-match": tag } : {};
	const event = makeGet(feed, headers, "GET", category);
	return instance(event);
}

let instance: ReturnType<typeof relay.instance>["handler"];
const titlesOf = (body = "") =>
	parseFeed(
		{ bytes: Buffer.from(body) },
		{ name: "Topic", url: "https://x.example/" },
		readXml,
	).map(({ title }) => title);

test("has the articles of its category, from all sources, and the category's name", async () => {
	serveCategories();
	instance = relay.instance().handler;
	const { statusCode, headers, body } = await ask("Kubernetes");
	expect(statusCode).toBe(200);
	expect(headers?.["content-type"]).toBe("application/rss+xml; charset=utf-8");
	const titles = titlesOf(body);
	expect(titles.length).toBeGreaterThan(1);
	expect(titles.every((title) => title.endsWith(" both"))).toBe(true);
	expect(body).toContain(": Kubernetes</title>");
	expect(body).toContain(
		`rel="self" type="application/rss+xml" href="${site.origin}/api/feeds?feed=news.rss&amp;category=Kubernetes"`,
	);
	const again = await ask("Kubernetes", "news.rss", String(headers?.etag));
	expect(again.statusCode).toBe(304);
});

test("a category with characters special to XML and URLs works", async () => {
	serveCategories();
	instance = relay.instance().handler;
	const { body = "" } = await ask("Q&A > Tools");
	expect(titlesOf(body)[0]).toMatch(/ both$/);
	expect(body).toContain(": Q&amp;A &gt; Tools</title>");
	expect(body).toContain("category=Q%26A%20%3E%20Tools");
});

test.each([
	"👩‍💻 Careers",
	"Soft\u00adhyphen",
	"\ue000 Icon",
	"😀".repeat(70),
	"K".repeat(300),
])(
	"the feed of %j, as the list of news has it, contains its article",
	async (category) => {
		relay.upstream.respond((_, response) => {
			response.end(
				`<?xml version="1.0"?><rss version="2.0"><channel><title>Odd</title>${item("Odd both", [category])}</channel></rss>`,
			);
		});
		instance = relay.instance().handler;
		const news = JSON.parse((await instance(makeGet())).body ?? "");
		const { statusCode, body } = await ask(news.items[0].tags[0]);
		expect(statusCode).toBe(200);
		expect(titlesOf(body)).toEqual(["Odd both"]);
	},
);

test("a category that no article has at present is an empty feed, to which a reader stays subscribed", async () => {
	serveCategories();
	instance = relay.instance().handler;
	const { statusCode, body } = await ask("Quantum Gardening");
	expect(statusCode).toBe(200);
	expect(titlesOf(body)).toEqual([]);
});

test.each([
	["", "news.rss"],
	[" Kubernetes", "news.rss"],
	["K".repeat(121), "news.rss"],
	["two\nlines", "news.rss"],
	["Kubernetes", "https://www.wiz.io/feed/rss.xml"],
])(
	"%j of %s is rejected with a message, and fetches nothing",
	async (category, feed) => {
		instance = relay.instance().handler;
		const { statusCode, body } = await ask(category, feed);
		expect(statusCode).toBe(400);
		expect(Object.keys(JSON.parse(body ?? ""))).toEqual(["message"]);
		expect(relay.upstream.requests).toEqual([]);
	},
);

test.each([
	"Kubernetes",
	"K".repeat(120),
	`${"K".repeat(120)}…`,
	"K".repeat(121),
	"😀".repeat(120),
	" Kubernetes",
	"two\nlines",
])(
	"the page offers the feed of %j only if the relay has one",
	async (category) => {
		serveCategories();
		instance = relay.instance().handler;
		const { statusCode } = await ask(category);
		const offered = followLinks(category).map(({ href }) => href);
		expect(offered.includes(topicFeedHref(category))).toBe(statusCode === 200);
	},
);

test("all news and many categories requested in turn are not mixed up", async () => {
	serveCategories();
	instance = relay.instance().handler;
	const all = await instance(makeGet("news.rss"));
	for (let index = 0; index < 40; index++) {
		const { body } = await ask(`Topic ${index}`);
		expect(body).toContain(`: Topic ${index}</title>`);
	}
	const later = await instance(makeGet("news.rss"));
	expect(later.body).toBe(all.body);
	expect(titlesOf((await ask("Security")).body)[0]).toMatch(/ other$/);
});
