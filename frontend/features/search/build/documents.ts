import { pagesIn } from "#content/file-pages.ts";
import type { SearchDocument } from "#content/search/document.ts";
import {
	copy,
	extensions,
	pageContents,
	products,
	services,
} from "#frontend/build/all-content.ts";
import { alsoCalledByPath } from "./also-called.ts";
import { withBodyWords } from "./body-words.ts";
import { companyDocuments } from "./company-documents.ts";
import { factDocuments } from "./fact-documents.ts";
import { figureLabels } from "./figure-labels.ts";
import { withFurtherWords } from "./further-words.ts";
import { otherPages } from "./other-pages.ts";
import { extensionDocument, productDocument } from "./product-documents.ts";
import { resourceDocuments } from "./resource-documents.ts";
import { categoryDocuments, serviceDocument } from "./service-documents.ts";

/** Returns all documents known at build time, without news: pages with their sections, and answers. */
export function searchDocuments(): SearchDocument[] {
	const alsoCalled = alsoCalledByPath(copy);
	const described = [
		...products.map(productDocument),
		...extensions.map(extensionDocument),
		...categoryDocuments(),
		...services.map(serviceDocument),
		...companyDocuments(),
		...resourceDocuments(),
	];
	const links = described.map(({ link }) => link);
	const pages = [...described, ...otherPages(pagesIn(copy), links)];
	const complete = pages.map((page) => {
		const names = alsoCalled.get(page.link);
		const called = names ? { ...page, alsoCalled: names } : page;
		const drawn = figureLabels(pageContents.get(page.link)?.figure);
		return withFurtherWords({ ...called, body: `${called.body} ${drawn}` });
	});
	return [...withBodyWords(complete), ...factDocuments().map(withFurtherWords)];
}
