import type { SearchDocument } from "#content/search/document.ts";
import { extensions, products, services } from "#frontend/build/all-content.ts";
import { searchedWords } from "#frontend/features/search/search-words.ts";
import { companyDocuments } from "./company-documents.ts";
import { extensionDocuments, productDocuments } from "./product-documents.ts";
import { resourceDocuments } from "./resource-documents.ts";
import { categoryDocuments, serviceDocuments } from "./service-documents.ts";

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
