/** What an import of a file in copy/ gives. Written by npm run content:schemas from content/schema/. */
declare module "#content/copy/services/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"services">;
	export default entry;
}

declare module "#content/copy/extensions/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"extensions">;
	export default entry;
}

declare module "#content/copy/products/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"products">;
	export default entry;
}

declare module "#content/copy/lists/categories.yaml" {
	const entry: import("#content/collections.ts").Entry<"categories">;
	export default entry;
}

declare module "#content/copy/lists/jobs.yaml" {
	const entry: import("#content/collections.ts").Entry<"jobs">;
	export default entry;
}

declare module "#content/copy/lists/partners.yaml" {
	const entry: import("#content/collections.ts").Entry<"partners">;
	export default entry;
}

declare module "#content/copy/lists/advisories.yaml" {
	const entry: import("#content/collections.ts").Entry<"advisories">;
	export default entry;
}

declare module "#content/copy/pages/home.yaml" {
	const entry: import("#content/collections.ts").Entry<"home">;
	export default entry;
}

declare module "#content/copy/pages/about.yaml" {
	const entry: import("#content/collections.ts").Entry<"about">;
	export default entry;
}

declare module "#content/copy/pages/careers.yaml" {
	const entry: import("#content/collections.ts").Entry<"careers">;
	export default entry;
}

declare module "#content/copy/pages/contact.yaml" {
	const entry: import("#content/collections.ts").Entry<"contact">;
	export default entry;
}

declare module "#content/copy/pages/partners.yaml" {
	const entry: import("#content/collections.ts").Entry<"partnersPage">;
	export default entry;
}

declare module "#content/copy/pages/advisories.yaml" {
	const entry: import("#content/collections.ts").Entry<"advisoriesPage">;
	export default entry;
}

declare module "#content/copy/pages/blog.yaml" {
	const entry: import("#content/collections.ts").Entry<"blog">;
	export default entry;
}

declare module "#content/copy/pages/research.yaml" {
	const entry: import("#content/collections.ts").Entry<"research">;
	export default entry;
}

declare module "#content/copy/pages/docs.yaml" {
	const entry: import("#content/collections.ts").Entry<"docs">;
	export default entry;
}

declare module "#content/copy/pages/*.md" {
	const entry: import("#content/collections.ts").Entry<"policies">;
	export default entry;
}

declare module "#content/copy/pages/not-found.yaml" {
	const entry: import("#content/collections.ts").Entry<"notFound">;
	export default entry;
}

declare module "#content/copy/pages/missing.yaml" {
	const entry: import("#content/collections.ts").Entry<"missing">;
	export default entry;
}

declare module "#content/copy/pages/broken.yaml" {
	const entry: import("#content/collections.ts").Entry<"broken">;
	export default entry;
}

declare module "#content/copy/pages/service.yaml" {
	const entry: import("#content/collections.ts").Entry<"servicePage">;
	export default entry;
}

declare module "#content/copy/pages/category.yaml" {
	const entry: import("#content/collections.ts").Entry<"categoryPage">;
	export default entry;
}

declare module "#content/copy/pages/extension.yaml" {
	const entry: import("#content/collections.ts").Entry<"extensionPage">;
	export default entry;
}

declare module "#content/copy/pages/extension-picture.yaml" {
	const entry: import("#content/collections.ts").Entry<"extensionPicture">;
	export default entry;
}

declare module "#content/copy/pages/product.yaml" {
	const entry: import("#content/collections.ts").Entry<"productPage">;
	export default entry;
}

declare module "#content/copy/interface/frame.yaml" {
	const entry: import("#content/collections.ts").Entry<"frame">;
	export default entry;
}

declare module "#content/copy/interface/menu.yaml" {
	const entry: import("#content/collections.ts").Entry<"menuWords">;
	export default entry;
}

declare module "#content/copy/interface/search.yaml" {
	const entry: import("#content/collections.ts").Entry<"searchWords">;
	export default entry;
}

declare module "#content/copy/interface/search-actions.yaml" {
	const entry: import("#content/collections.ts").Entry<"searchActions">;
	export default entry;
}

declare module "#content/copy/interface/feed-list.yaml" {
	const entry: import("#content/collections.ts").Entry<"feedList">;
	export default entry;
}

declare module "#content/copy/interface/policy.yaml" {
	const entry: import("#content/collections.ts").Entry<"policyPage">;
	export default entry;
}

declare module "#content/copy/interface/licences.yaml" {
	const entry: import("#content/collections.ts").Entry<"licences">;
	export default entry;
}

declare module "#content/copy/interface/figure.yaml" {
	const entry: import("#content/collections.ts").Entry<"figureWords">;
	export default entry;
}
