/** Lists that the build makes from the content files; see build/content-index-plugin.ts. */
declare module "virtual:content-index" {
	const contentIndex: import("#content/navigation.ts").ContentIndex;
	export default contentIndex;
}

/** What each category's page shows, by the name of its module. */
declare module "virtual:category-content" {
	type Content = import("#content/schema/service.ts").CategoryContent;
	const contents: Record<string, () => Promise<{ default: Content }>>;
	export default contents;
}

/** What the search finds a page by, beside its words, by the page's path. */
declare module "virtual:also-called" {
	const alsoCalled: Record<string, string | undefined>;
	export default alsoCalled;
}

declare module "virtual:category-pictures" {
	const pictures: Record<
		string,
		import("#content/schema/service.ts").Category["picture"]
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

/** A page's figure as HTML; see build/figure-plugin.ts. */
declare module "virtual:figure/*" {
	const html: string;
	export default html;
}

/** Address of the sprite with every icon that content or code names. */
declare module "virtual:icon-sprite" {
	const url: string;
	export default url;
}
