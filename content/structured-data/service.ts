import type {
	FAQPage,
	OfferCatalog,
	Service as ServiceThing,
} from "schema-dts";
import type { Service } from "#content/collections.ts";
import { categoryPath, servicePath } from "#content/routes.ts";
import type { Category } from "#content/schema/category.ts";
import { addressOf, thingId } from "./address.ts";
import { namedOrganization } from "./organization.ts";

/** Describes a service with its provider and category. */
export function serviceThing(
	service: Service,
	{ id, menu }: Pick<Category, "id" | "menu">,
): ServiceThing {
	const path = servicePath(id, service.id);
	return {
		"@type": "Service",
		"@id": thingId(path, "service"),
		name: service.pageTitle,
		description: service.pageDescription,
		url: addressOf(path),
		serviceType: service.menu.label,
		category: menu.label,
		provider: namedOrganization(),
	};
}

/** Lists the services on a category's page. No prices: they are agreed with each client. */
export function serviceCatalog(
	category: Category,
	services: Service[],
): OfferCatalog {
	return {
		"@type": "OfferCatalog",
		"@id": thingId(categoryPath(category.id), "catalog"),
		name: category.title,
		description: category.description,
		...(services.length > 0 && {
			itemListElement: services.map((service) => offer(category, service)),
		}),
	};
}

function offer({ id }: Category, service: Service) {
	const path = servicePath(id, service.id);
	return {
		"@type": "Offer" as const,
		itemOffered: {
			"@type": "Service" as const,
			"@id": thingId(path, "service"),
			name: service.pageTitle,
			url: addressOf(path),
		},
	};
}

/** Describes the questions that a page answers, in the words that it shows. */
export function questionPage(
	path: string,
	questions: { question: string; answer: string }[],
): FAQPage {
	return {
		"@type": "FAQPage",
		"@id": thingId(path, "questions"),
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question" as const,
			name: question,
			acceptedAnswer: { "@type": "Answer" as const, text: answer },
		})),
	};
}
