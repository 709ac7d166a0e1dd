/** Lists that the build makes from the content files; see build/content-index-plugin.ts. */
declare module "virtual:content-index" {
	const contentIndex: import("#content/navigation.ts").ContentIndex;
	export default contentIndex;
}

/** The cards of each category's services, by the name of their module. */
declare module "virtual:service-cards" {
	type Cards = import("#content/schema/service.ts").ServiceCard[];
	const lists: Record<string, () => Promise<{ default: Cards }>>;
	export default lists;
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
