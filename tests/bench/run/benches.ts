/** Every benchmark of package.json that gives rows, in the order of BENCHMARKS.md. */
export const benches: { script: string; name: string; about: string }[] = [
	{
		script: "bench:site",
		name: "Pages",
		about:
			"One route of each kind, served as the CDN would (HTTP/2, best brotli, shipped headers). Lighthouse mobile and a throttled Chromium, in turn with three references: the same pages without scripts (the limit), with an ordinary script in the head, and rendered by the browser alone. Each line of the first table names the worst route; figures are medians of three runs where nothing else is said. Page Not Found loses points for answering 404 and for asking not to be indexed, as it should; they are not counted.",
	},
	{
		script: "bench:build",
		name: "Build",
		about:
			"All pages built from a copy, with share images drawn anew; the larger sites consist of generated services.",
	},
	{
		script: "bench:search",
		name: "Search",
		about: "500 documents, CPU at a quarter.",
	},
	{
		script: "bench:canvas",
		name: "Moving background",
		about: "The home page's network, CPU at a quarter.",
	},
	{
		script: "bench:filter",
		name: "News filters",
		about: "Filtering and showing a long list of articles.",
	},
	{
		script: "bench:feeds",
		name: "Feeds",
		about:
			"Our reader beside established ones over the same feeds: agreement, and time.",
	},
	{
		script: "bench:api",
		name: "APIs",
		about: "The local gateway with the shipped functions and its local store.",
	},
	{
		script: "bench:faults",
		name: "APIs when others fail",
		about: "The same with a store, a mail service or sources that fail.",
	},
	{
		script: "bench:load",
		name: "Load",
		about: "Pages and APIs mixed, for a minute.",
	},
];
