import { vi } from "vitest";
import type { FeedSource } from "#content/feeds/sources.ts";

/**
 * The sources of the relay's tests, independent of the site's list; each has its sample in
 * tests/fixtures/feeds.
 */
const sources = vi.hoisted((): FeedSource[] => [
	{ name: "Docker Blog", url: "https://www.docker.com/blog/feed/" },
	{ name: "Wiz", url: "https://www.wiz.io/feed/rss.xml" },
	...["Cloud Security", "Cyber Security", "Open Source"].map((topic) => ({
		name: `TechRepublic ${topic}`,
		url: `https://www.techrepublic.com/rssfeeds/topic/${topic.toLowerCase().replace(" ", "-")}/`,
	})),
	{
		name: "NVIDIA Technical Blog",
		url: "https://developer.nvidia.com/blog/feed/",
	},
	{
		name: "AWS Open Source",
		url: "https://aws.amazon.com/blogs/opensource/feed/",
	},
	{
		name: "AI News",
		url: "https://www.artificialintelligence-news.com/feed/",
	},
]);

vi.mock("#content/feeds/sources.ts", () => ({ feedSources: sources }));
