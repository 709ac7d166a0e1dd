import type { SearchDocument } from "#content/search/document.ts";
import {
	extensions,
	pageContents,
	products,
	services,
} from "#frontend/build/all-content.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { alsoCalledByPath } from "./also-called.ts";
import { withBodyWords } from "./body-words.ts";
import { companyDocuments } from "./company-documents.ts";
import { factDocuments } from "./fact-documents.ts";
import { figureLabels } from "./figure-labels.ts";
import { withFurtherWords } from "./further-words.ts";
import { extensionDocument, productDocument } from "./product-documents.ts";
import { resourceDocuments } from "./resource-documents.ts";
import { categoryDocuments, serviceDocument } from "./service-documents.ts";

/** Returns all documents known at build time, without news: pages with their sections, and answers. */
export function searchDocuments(): SearchDocument[] {
	const alsoCalled = alsoCalledByPath(loadCopy());
	const pages = [
		...products.map(productDocument),
		...extensions.map(extensionDocument),
		...categoryDocuments(),
		...services.map(serviceDocument),
		...companyDocuments(),
		...resourceDocuments(),
	].map((page) => {
		const names = alsoCalled.get(page.link);
		const called = names ? { ...page, alsoCalled: names } : page;
		const drawn = figureLabels(pageContents.get(page.link)?.figure);
		return withFurtherWords({ ...called, body: `${called.body} ${drawn}` });
	});
	return [...withBodyWords(pages), ...factDocuments().map(withFurtherWords)];
}
