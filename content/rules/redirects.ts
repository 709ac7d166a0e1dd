import type { Problem } from "#content/reader/problem.ts";
import type { Meta } from "#content/schema/page-parts.ts";
import { pagesOf } from "./links.ts";
import { partsOf, problemAt, type Rule } from "./rule.ts";

/** Folders of files that the build writes, and of the APIs. */
const reserved = /^\/(api|assets|br|copy|share)\//;
/** The service's category would be added to it before the redirect is found (infra/edge/viewer-request.js). */
const withoutCategory = /^\/services\/id\/[^/]+$/;

/** An address redirects to one page only, and hides no page. */
export const redirects: Rule = (subject) => {
	const pages = pagesOf(subject);
	const found = new Map<string, string>();
	return partsOf(subject.files).flatMap(({ file, path, value }): Problem[] => {
		const { redirectFrom = [] }: Partial<Meta> = Object(value).meta ?? {};
		return redirectFrom.flatMap((old, index) => {
			const message = faultOf(old);
			found.set(old, file.file);
			return message
				? problemAt(file, [...path, "meta", "redirectFrom", index], message)
				: [];
		});
	});

	function faultOf(old: string): string | undefined {
		if (pages.has(old)) return `is the address of a page, ${old}`;
		if (/(^\/404|\/index)\.html$/.test(old))
			return "must leave out index.html, and 404.html is the page for unknown addresses";
		if (reserved.test(old) || subject.publicFiles.has(old))
			return "is the address of a file of the site";
		if (withoutCategory.test(old))
			return "needs a category: /services/id/category/service";
		const other = found.get(old);
		return other && `is already listed in ${other}`;
	}
};
