import { collectionOf, ownPageOf } from "#content/collections.ts";
import { didYouMean } from "#content/reader/nearest.ts";
import {
	advisoriesFeedPath,
	categoryPath,
	licencesPath,
	routes,
} from "#content/routes.ts";
import { site } from "#content/site.ts";
import { contactIdsOf, explainUnknownId } from "./contact-query.ts";
import { headingsOf } from "./headings.ts";
import { categoriesOf, problemAt, type Rule, type Subject } from "./rule.ts";
import { addresses } from "./texts.ts";

/** Every link leads to a page of the site, and to a heading that exists there, or is a full address. One to the contact page names what exists. */
export const links: Rule = (subject) => {
	const pages = pagesOf(subject);
	const anchors = anchorsOf(subject);
	const contactIds = contactIdsOf(subject);
	return subject.files.flatMap((file) =>
		addresses(file.value).flatMap(({ path, text: href }) => {
			const message = href.startsWith("/")
				? (explainDeadLink(href, pages) ??
					explainDeadHash(href, anchors) ??
					explainUnknownId(href, contactIds))
				: href.startsWith(`${site.origin}/`)
					? `is the full address of a page of this site; write ${href.slice(site.origin.length)}`
					: href !== "" && !isFullAddress(href)
						? `must be a page of this site such as /company/contact, or a full address such as https://www.example.com, found ${href}`
						: /\p{Cf}/u.test(href)
							? "has an invisible character; type the address again"
							: undefined;
			return message ? problemAt(file, path, message) : [];
		}),
	);
};

/** @returns undefined if the link leads to a page */
function explainDeadLink(href: string, pages: Set<string>): string | undefined {
	const page = pageOf(href);
	// The documentation links to pages that do not exist yet (docs/behaviour.md, "Docs").
	if (pages.has(page) || /^\/docs\/[a-z-]+$/.test(page)) return undefined;
	return `leads to ${href}, where there is no page${didYouMean(page, pages)}`;
}

/** @returns undefined if the link has no hash, or leads to an element of its page as far as that is known */
function explainDeadHash(
	href: string,
	anchors: Map<string, string[]>,
): string | undefined {
	const [, hash] = href.split("#");
	const known = anchors.get(pageOf(href));
	if (!hash || !known || hash === "main" || known.includes(hash))
		return undefined;
	return `leads to ${href}, but that page has no heading ${hash}${didYouMean(hash, known)}`;
}

/** Returns the path of the page that a link leads to. */
function pageOf(href: string): string {
	return href
		.toLowerCase()
		.replace(/[?#].*$/, "")
		.replace(/(.)\/$/, "$1");
}

/** Returns the ids of the headings by page, for the kinds of page that have no other ids in their content. */
function anchorsOf({ files }: Subject): Map<string, string[]> {
	return new Map(
		files
			.filter(({ collection = "" }) =>
				["policies", "companyPages"].includes(collection),
			)
			.map((file) => [
				ownPageOf(file.file) ?? "",
				headingsOf(file).map(({ id }) => id),
			]),
	);
}

function isFullAddress(href: string): boolean {
	return (
		URL.canParse(href) &&
		["https:", "mailto:", "tel:"].includes(new URL(href).protocol)
	);
}

/** Returns the addresses of all pages, including those of files with problems. */
export function pagesOf({ files, names }: Subject): Set<string> {
	const pages = new Set<string>([
		...Object.values(routes).filter((path) => !path.includes(":")),
		licencesPath,
		advisoriesFeedPath,
		...categoriesOf(files).map(({ value }) =>
			categoryPath(String(Object(value).id)),
		),
	]);
	for (const name of names) {
		const page = ownPageOf(name);
		if (page) pages.add(page);
		const category = collectionOf(name)?.names.categoryId;
		if (category) pages.add(categoryPath(category));
	}
	return pages;
}
