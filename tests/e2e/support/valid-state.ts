const now = Date.now();

const article = {
	title: "A patch",
	link: "https://news.example/patch",
	content: "",
	contentSnippet: "Patch now",
	creator: "Ada",
	pubDate: "2026-03-01T00:00:00.000Z",
	categories: ["Security", "Cloud"],
	source: "Docker Blog",
};
const paper = {
	id: "1",
	title: "On agents",
	authors: ["Ada", "Ben"],
	summary: "We study agents.",
	published: "2026-03-01T00:00:00.000Z",
	updated: "2026-03-01T00:00:00.000Z",
	link: "https://papers.example/1",
	categories: ["cs.AI"],
};
const news = {
	version: 1,
	items: [article, { ...article, link: "https://news.example/2" }],
	at: now - 1000,
};
const papers = { version: 1, items: [paper], at: now - 1000 };

/** What our code writes, by storage key or element id. */
export const validState = {
	localStorage: {
		theme: "dark",
		"slash-key": "off",
		"blog-feeds": news,
		"arxiv-papers": papers,
		"recent-searches": { version: 1, links: ["/company/about", "/"] },
	},
	sessionStorage: {
		"scroll-positions": { version: 1, positions: [{ id: "a", top: 300 }] },
		"reloaded-for": { version: 1, at: now, address: "http://127.0.0.1/" },
		"contact-draft": {
			version: 2,
			id: "7f0c8f3e-6d0a-4c55-9f0e-0d3c5f5b7a11",
			startedAt: now - 1000,
			prefill: "",
			values: {
				name: "Ada",
				email_address: "ada@example.org",
				phone_number: "",
				message: "Hello",
			},
		},
	},
	blocks: {
		"built-blog-feeds": news,
		"built-arxiv-papers": papers,
		"built-news-categories": { version: 1, items: ["Cloud"], at: now },
	},
	search: [
		{
			link: "/company/about",
			title: "About",
			description: "Who we are",
			group: "Company",
			icon: "house",
			keywords: "team",
			alsoCalled: "us",
			bodyWords: "people who build",
			sections: [{ title: "Values", id: "values", text: "What we hold" }],
			source: "Company",
			copies: "hello@example.org",
			opens: "/company/contact",
		},
		{
			link: "/company/about#values",
			title: "Values",
			description: "What we hold",
			group: "Company",
			icon: "house",
			page: "About",
		},
	],
	historyEntry: { version: 1, id: "a", visible: 24 },
};
