import type { Extension, Product, Service } from "#content/collections.ts";

/**
 * Every file of copy/ that becomes a page of its own, found by its folder, so that a
 * new file is a new page. For build time and tests: the browser loads one at a time.
 */
export const services: Service[] = inOrder(
	Object.values(
		import.meta.glob<Service>("../../content/copy/services/*/*.yaml", {
			eager: true,
			import: "default",
		}),
	),
);

export const extensions: Extension[] = inOrder(
	Object.values(
		import.meta.glob<Extension>("../../content/copy/extensions/*.yaml", {
			eager: true,
			import: "default",
		}),
	),
);

export const products: Product[] = Object.values(
	import.meta.glob<Product>("../../content/copy/products/*.yaml", {
		eager: true,
		import: "default",
	}),
);

function inOrder<T extends { order: number }>(items: T[]): T[] {
	return items.toSorted((a, b) => a.order - b.order);
}
