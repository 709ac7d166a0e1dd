import type { Extension, Product } from "#content/schema/product.ts";
import type { Service } from "#content/schema/service.ts";

/**
 * Every content file that becomes a page of its own, found by its folder, so that a
 * new file is a new page. For build time and tests: the browser loads one at a time.
 */
export type FiledService = Service & { categoryId: string };

export const services: FiledService[] = inOrder(
	Object.entries(
		import.meta.glob<Service>("../../content/services/*/*.ts", {
			eager: true,
			import: "default",
		}),
	).map(([file, service]) => ({
		...service,
		categoryId: file.split("/").at(-2) ?? "",
	})),
);

export const extensions: Extension[] = inOrder(
	Object.values(
		import.meta.glob<Extension>("../../content/extensions/*.ts", {
			eager: true,
			import: "default",
		}),
	),
);

export const products: Product[] = Object.values(
	import.meta.glob<Product>("../../content/products/*.ts", {
		eager: true,
		import: "default",
	}),
);

function inOrder<T extends { order: number }>(items: T[]): T[] {
	return items.toSorted((a, b) => a.order - b.order);
}
