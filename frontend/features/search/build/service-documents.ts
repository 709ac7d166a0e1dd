import type { Service } from "#content/collections.ts";
import categories from "#content/copy/lists/categories.yaml";
import { categoryPath, servicePath } from "#content/routes.ts";
import { pageDocument, type SearchPage } from "./page-document.ts";

/** The service categories. */
export function categoryDocuments(): SearchPage[] {
	return categories.map((category) => {
		const { id, menu, title, meta } = category;
		return pageDocument(
			{
				link: categoryPath(id),
				title: menu.label,
				description: menu.description,
				group: "Services",
				icon: menu.icon,
				keywords: `${title} ${meta.description}`,
			},
			category,
		);
	});
}

/** A service with its cards and its lifecycle. */
export function serviceDocument({
	// What is said of others would be found here.
	siblings: _,
	...service
}: Service): SearchPage {
	const { menu, serviceCards, solutionCards, serviceLifecycleFlow } = service;
	return pageDocument(
		{
			link: servicePath(service.categoryId, service.id),
			title: menu.label,
			description: menu.description,
			group: "Services",
			icon: menu.icon,
			keywords: [
				service.pageTitle,
				service.meta.description,
				...service.keyCapabilities,
				...service.standards,
			].join(", "),
		},
		service,
		[
			...serviceCards.map(({ title }) => title),
			...solutionCards.map(({ cardTitle }) => cardTitle),
			...(serviceLifecycleFlow ? [serviceLifecycleFlow.heading] : []),
		].map((heading) => ({ heading })),
	);
}
