/** The feeds that the news page shows (docs/behaviour.md, "News"); content/README.md says how to change them. */
export const feedSources: FeedSource[] = [
	{ name: "Docker Blog", url: "https://www.docker.com/blog/feed/" },
	{ name: "Wiz", url: "https://www.wiz.io/feed/rss.xml" },
	{
		name: "TechRepublic Cloud Security",
		url: "https://www.techrepublic.com/rssfeeds/topic/cloud-security/",
	},
	{
		name: "TechRepublic Cyber Security",
		url: "https://www.techrepublic.com/rssfeeds/topic/cyber-security/",
	},
	{
		name: "TechRepublic Open Source",
		url: "https://www.techrepublic.com/rssfeeds/topic/open-source/",
	},
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
];

export type FeedSource = { name: string; url: string };
