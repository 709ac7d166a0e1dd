import type { Extension, Product } from "#content/collections.ts";
import { extensionPath, productPath } from "#content/routes.ts";
import { pageDocument, type SearchPage } from "./page-document.ts";

/** Creates the document of a product, with its features as sections. */
export function productDocument(product: Product): SearchPage {
	return pageDocument(
		{
			link: productPath(product.productId),
			title: product.productName,
			description: product.productTagline,
			group: "Products",
			icon: product.productIcon,
			keywords: [
				"platform product",
				product.meta.description,
				...product.productFeatures.flatMap(({ items = [] }) =>
					items.map(({ label }) => label),
				),
			].join(", "),
		},
		product,
		product.productFeatures.map(({ id, title }) => ({ id, heading: title })),
	);
}

/** Creates the document of an extension, with its use cases and data sources as sections. */
export function extensionDocument(extension: Extension): SearchPage {
	return pageDocument(
		{
			link: extensionPath(extension.id),
			title: extension.name,
			description: extension.shortDescription,
			group: "Products",
			icon: extension.icon,
			keywords: `extension ${extension.meta.description}`,
		},
		extension,
		[
			...extension.useCases.map(({ title }) => ({ heading: title })),
			...extension.extensionContent.map((source) => ({
				heading: source.category_name,
				list: source.category_datasources
					.map(({ datasource_name }) => datasource_name)
					.join(", "),
			})),
		],
	);
}
