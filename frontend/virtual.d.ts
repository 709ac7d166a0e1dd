/** Lists that the build makes from the content files; see prerender/catalogue-plugin.ts. */
declare module "virtual:catalogue" {
	const catalogue: import("#content/navigation.ts").Catalogue;
	export default catalogue;
}

declare module "virtual:service-cards/*" {
	const cards: import("#content/schema/service.ts").ServiceCard[];
	export default cards;
}

declare module "virtual:extension-cards" {
	const cards: {
		id: string;
		name: string;
		icon: string;
		shortDescription: string;
		/** What its drawing shows, for those who do not see it. */
		picture: string;
		integrations: string[];
	}[];
	export default cards;
}

/** Address of the sprite with every icon that content or code names. */
declare module "virtual:icon-sprite" {
	const url: string;
	export default url;
}
