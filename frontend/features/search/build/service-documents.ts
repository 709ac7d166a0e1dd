import type { Service } from "#content/collections.ts";
import categories from "#content/copy/lists/categories.yaml";
import { categoryPath, servicePath } from "#content/routes.ts";
import { pageDocument, type SearchPage } from "./page-document.ts";

/** Returns the documents of the service categories. */
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

/** Creates the document of a service, with its cards and its lifecycle as sections. */
export function serviceDocument({
	// Left out, or text about other services would be found on this page.
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
