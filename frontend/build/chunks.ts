import type { Rolldown } from "vite";

type Groups = NonNullable<
	Extract<
		Rolldown.OutputOptions["codeSplitting"],
		{ groups?: unknown }
	>["groups"]
>;

/**
 * React apart from the code that uses it: browsers compile it while that code arrives, and keep it
 * when a deployment changes the code but not React. Over a slow line pages hydrate 1.03 times
 * earlier than with one file for both (docs/trials.md).
 */
export const reactChunk = "react";

/** What most pages show; so small that every page loads it. */
const sharedChunk = "shared";

/** Few files instead of some thirty small ones, each of which costs more to request than it saves. */
export const chunkGroups: Groups = [
	{
		name: reactChunk,
		test: /node_modules\/(react|react-dom|scheduler)\//,
		priority: 4,
	},
	{ name: "app", tags: ["$initial"], priority: 3 },
	{
		name: sharedChunk,
		minShareCount: 9,
		priority: 2,
		// Figures stay out, since pages without one are closest to their size limit; copy stays out,
		// since its modules may only run on pages that have loaded it.
		test: (id) => !/\/(PageFigure\.tsx|copy\/(pages|lists)\/)/.test(id),
	},
	{
		name: "filters",
		// What lists with filters share. Part of it replays presses for the extensions, too; divided for
		// them into two files, it would cost the advisories 0.2 kB.
		test: /\/(SearchField\.tsx|(use-list-entry|use-url-filters|use-replayed-events|use-is-hydrating)\.ts)$/,
		priority: 1,
	},
	// Few files for a link's next page, too: About needs three instead of six, and opens 28 ms earlier
	// on a fast line at a quarter of the CPU (docs/trials.md).
	{
		name: "overview",
		// What the home page and the categories share.
		test: /\/(late-diagram|ClosingCall|MoreLink)\.tsx$/,
		priority: 1,
	},
	{
		name: "prose",
		// What longer texts are made of.
		test: /\/(slug\.ts|PointList\.tsx|Prose\.(tsx|module\.css))$/,
		priority: 1,
	},
];

/** Returns whether every page has loaded a chunk before it can follow a link. */
export function isOnEveryPage(file: string): boolean {
	const [, name = ""] = /([\w.-]+)\.[\w-]{7}\.js$/.exec(file) ?? [];
	return ["rolldown-runtime", "main", reactChunk, sharedChunk].includes(name);
}
