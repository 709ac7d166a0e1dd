import type { Service } from "#content/collections.ts";
import categories from "#content/copy/lists/categories.yaml";
import { categoryPath, servicePath } from "#content/routes.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { withParts } from "./with-parts.ts";

/** The service categories. */
export function categoryDocuments(): SearchDocument[] {
	return categories.map(({ id, menu, title, meta }) => ({
		link: categoryPath(id),
		title: menu.label,
		description: menu.description,
		group: "Services",
		icon: menu.icon,
		keywords: `${title} ${meta.description}`,
	}));
}

/** A service with its cards and its lifecycle. */
export function serviceDocuments(service: Service): SearchDocument[] {
	const { menu, serviceCards, solutionCards, serviceLifecycleFlow } = service;
	return withParts(
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
		[
			...serviceCards.map(({ icon, title, description }) => ({
				heading: title,
				text: description,
				icon,
			})),
			...solutionCards.map(({ cardTitle, contentItems }) => ({
				heading: cardTitle,
				text: contentItems.map(({ heading }) => heading).join(" · "),
			})),
			...(serviceLifecycleFlow
				? [
						{
							heading: serviceLifecycleFlow.heading,
							text: serviceLifecycleFlow.lifecycleItems
								.map(({ title }) => title)
								.join(" · "),
						},
					]
				: []),
		],
	);
}
