/** Lists that the build generates from the content files; see build/content-index-plugin.ts. */
declare module "virtual:content-index" {
	const contentIndex: import("#content/navigation.ts").ContentIndex;
	export default contentIndex;
}

/** By the path of a product, an extension or a category. */
declare module "virtual:summaries" {
	const summaries: Record<string, import("#content/navigation.ts").Summary>;
	export default summaries;
}

declare module "virtual:category-pictures" {
	const pictures: Record<
		string,
		import("#content/schema/category.ts").Category["picture"]
	>;
	export default pictures;
}

declare module "virtual:extension-cards" {
	const cards: {
		id: string;
		name: string;
		shortDescription: string;
		picture: import("#content/collections.ts").Extension["picture"];
		integrations: string[];
	}[];
	export default cards;
}

/** URL of the sprite with every icon that content or code refers to. */
declare module "virtual:icon-sprite" {
	const url: string;
	export default url;
}

/**
 * The copy files that a page's modules show, by the page's file in frontend/pages/; both without
 * their root folder and extension. See build/page-copy-plugin.ts.
 */
declare module "virtual:page-copy" {
	const words: Record<string, string[] | undefined>;
	export default words;
}
