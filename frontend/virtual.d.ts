/** Lists that the build makes from the content files; see build/content-index-plugin.ts. */
declare module "virtual:content-index" {
	const contentIndex: import("#content/navigation.ts").ContentIndex;
	export default contentIndex;
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
		icon: string;
		shortDescription: string;
		picture: import("#content/collections.ts").Extension["picture"];
		integrations: string[];
	}[];
	export default cards;
}

/** Address of the sprite with every icon that content or code names. */
declare module "virtual:icon-sprite" {
	const url: string;
	export default url;
}

/** The words that a page's modules show, without folder and ending, by its file in frontend/pages/; see build/page-words-plugin.ts. */
declare module "virtual:page-words" {
	const words: Record<string, string[] | undefined>;
	export default words;
}
