import about from "#content/pages/about.ts";
import advisories from "#content/pages/advisories.ts";
import blog from "#content/pages/blog.ts";
import careers from "#content/pages/careers.ts";
import contact from "#content/pages/contact.ts";
import cookies from "#content/pages/cookies.ts";
import docs from "#content/pages/docs.ts";
import partners from "#content/pages/partners.ts";
import privacy from "#content/pages/privacy.ts";
import research from "#content/pages/research.ts";
import securityPolicy from "#content/pages/security-policy.ts";
import terms from "#content/pages/terms.ts";
import {
	categoryPath,
	extensionPath,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import type { LegalContent } from "#content/schema/page.ts";
import type { Extension, Product } from "#content/schema/product.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { categories } from "#content/services/categories.ts";
import { site } from "#content/site.ts";
import { slugify } from "#content/slug.ts";
import { searchedWords } from "../state/search-words.ts";
import {
	extensions,
	type FiledService,
	products,
	services,
} from "./all-content.ts";

/** Longest description of a part of a page, in characters; the row on screen holds no more. */
const descriptionLength = 80;

/** Everything that the search finds before it knows of news: all pages and their headed parts. */
export function searchDocuments(): SearchDocument[] {
	const documents = [
		...products.flatMap(productDocuments),
		...extensions.flatMap(extensionDocuments),
		...categoryDocuments(),
		...services.flatMap(serviceDocuments),
		...companyDocuments(),
		...resourceDocuments(),
	];
	const pageTitles = new Set(
		documents
			.filter(({ page }) => page === undefined)
			.map(({ title }) => title.toLowerCase()),
	);
	return (
		documents
			// "Contact" ends every policy; who types it wants the page of that name.
			.filter(
				({ page, title }) => !page || !pageTitles.has(title.toLowerCase()),
			)
			.map(withShortKeywords)
	);
}

/** Of the keywords, what title and description do not say already, each word once. */
function withShortKeywords({
	keywords = "",
	...document
}: SearchDocument): SearchDocument {
	const words = new Set(searchedWords(keywords));
	for (const word of searchedWords(
		`${document.title} ${document.description}`,
	)) {
		words.delete(word);
	}
	return words.size > 0
		? { ...document, keywords: [...words].join(" ") }
		: document;
}

type Part = {
	heading: string;
	text: string;
	icon?: string | undefined;
	id?: string;
	keywords?: string;
};

/** A page, and its headed parts with links to their places in it. */
function withParts(page: SearchDocument, parts: Part[]): SearchDocument[] {
	return [
		page,
		...parts.map(({ heading, text, icon, id, keywords }) => ({
			link: `${page.link}#${id ?? slugify(heading)}`,
			title: heading,
			description: shorten(text),
			group: page.group,
			icon: icon ?? page.icon,
			page: page.title,
			...(keywords ? { keywords } : {}),
		})),
	];
}

function productDocuments(product: Product): SearchDocument[] {
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

function extensionDocuments(extension: Extension): SearchDocument[] {
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

function categoryDocuments(): SearchDocument[] {
	return categories.map(({ id, menu, title, meta }) => ({
		link: categoryPath(id),
		title: menu.label,
		description: menu.description,
		group: "Services",
		icon: menu.icon,
		keywords: `${title} ${meta.description}`,
	}));
}

function serviceDocuments(service: FiledService): SearchDocument[] {
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

function companyDocuments(): SearchDocument[] {
	return [
		...withParts(
			{
				link: routes.about,
				title: about.title,
				description: about.meta.description,
				group: "Company",
				icon: "building-2",
			},
			about.sections.map(({ name, text, points }) => ({
				heading: name,
				text: text?.[0] ?? (points ?? []).map(({ label }) => label).join(" · "),
			})),
		),
		{
			link: routes.contact,
			title: "Contact",
			description: "Send a message, call us or reach support",
			group: "Company",
			icon: "mail",
			keywords: [
				contact.heading,
				contact.support.heading,
				site.email,
				site.phoneNumber,
				site.suburbAddress,
				site.businessHours,
			].join(", "),
		},
		{
			link: routes.careers,
			title: "Careers",
			description: careers.jobs.map(({ title }) => title).join(" · "),
			group: "Company",
			icon: "briefcase-business",
			keywords: `${careers.heading}, ${careers.meta.description}`,
		},
		{
			link: routes.partners,
			title: "Partners",
			description: partners.partners.map(({ name }) => name).join(" · "),
			group: "Company",
			icon: "handshake",
			keywords: partners.partners.map(({ category }) => category).join(", "),
		},
		...policyDocuments(privacy, { link: routes.privacy, icon: "lock" }),
		...policyDocuments(terms, { link: routes.terms, icon: "scale" }),
		...policyDocuments(cookies, { link: routes.cookies, icon: "cookie" }),
		...policyDocuments(securityPolicy, {
			link: routes["security-policy"],
			icon: "shield",
		}),
	];
}

function policyDocuments(
	content: LegalContent,
	{ link, icon }: { link: string; icon: string },
): SearchDocument[] {
	return withParts(
		{
			link,
			title: content.heading,
			description: content.meta.description,
			group: "Company",
			icon,
		},
		content.sections.map(({ heading, icon, blocks }) => ({
			heading,
			text: blocks
				.flatMap((block) => (typeof block === "string" ? block : block.list))
				.join(" "),
			icon,
		})),
	);
}

function resourceDocuments(): SearchDocument[] {
	return [
		{
			link: routes.blog,
			title: "Blog",
			description: blog.heading,
			group: "Resources",
			icon: "newspaper",
			keywords: blog.meta.description,
		},
		{
			link: routes.research,
			title: "Research",
			description: "New AI papers from the open preprint archive",
			group: "Resources",
			icon: "microscope",
			keywords: `${research.heading}, ${research.meta.description}`,
		},
		{
			link: routes.docs,
			title: docs.heading,
			description: docs.meta.description,
			group: "Resources",
			icon: "book-open",
			keywords: `docs ${docs.sidebar.flatMap(({ links }) => links.map(({ label }) => label)).join(", ")}`,
		},
		...withParts(
			{
				link: routes.advisories,
				title: advisories.heading,
				description: advisories.meta.description,
				group: "Resources",
				icon: "shield-alert",
			},
			advisories.advisories.map(({ id, title, description, severity }) => ({
				id: id.toLowerCase(),
				heading: title,
				text: description,
				keywords: `${id} ${severity}`,
			})),
		),
	];
}

/** Plain text of no more than a row, cut after a whole word. */
function shorten(text: string): string {
	const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
	if (plain.length <= descriptionLength) return plain;
	return `${plain.slice(0, descriptionLength).replace(/[\s,;:.·]*\S*$/, "")} …`;
}
