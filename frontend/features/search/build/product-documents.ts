import type { Extension, Product } from "#content/collections.ts";
import { extensionPath, productPath } from "#content/routes.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { withParts } from "./with-parts.ts";

/** A product with its features. */
export function productDocuments(product: Product): SearchDocument[] {
	return withParts(
		{
			link: productPath(product.productId),
			title: product.productName,
			description: product.productTagline,
			group: "Products",
			icon: product.productIcon,
			keywords: `platform product ${product.meta.description}`,
		},
		product.productFeatures.map(({ id, icon, title, description, items }) => ({
			id,
			icon,
			heading: title,
			text: description,
			keywords: (items ?? []).map(({ label }) => label).join(", "),
		})),
	);
}

/** An extension with its use cases and the sources that it reads. */
export function extensionDocuments(extension: Extension): SearchDocument[] {
	return withParts(
		{
			link: extensionPath(extension.id),
			title: extension.name,
			description: extension.shortDescription,
			group: "Products",
			icon: extension.icon,
			keywords: `extension ${extension.meta.description}`,
		},
		[
			...extension.useCases.map(({ title, description }) => ({
				heading: title,
				text: description,
			})),
			...extension.extensionContent.map((source) => ({
				heading: source.category_name,
				text: source.category_datasources
					.map(({ datasource_name }) => datasource_name)
					.join(", "),
				icon: source.category_icon,
			})),
		],
	);
}
