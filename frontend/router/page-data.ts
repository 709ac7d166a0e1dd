import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import { fetchOnce } from "./fetch-once.ts";
import { reportOnce } from "./report.ts";

/**
 * What the build puts beside a page: words change without any script's changing its name,
 * and a script does not grow with the number of pages.
 */
export type PageData = {
	/** What the page's own file in content/copy/ says. @throws when it cannot be had */
	content: (path: string) => Promise<unknown>;
	/** The page's figure as HTML; "" where it has none, or none can be had: the page reads whole without it. */
	figure: (path: string) => Promise<string>;
};

/** The same from the server. */
export const fetchedData: PageData = {
	content: (path) => fetchOnce(pageContentPath(path)),
	figure: (path) =>
		fetchOnce(pageFigurePath(path)).then(
			(html) => (typeof html === "string" ? html : ""),
			(error) => {
				reportOnce(error);
				return "";
			},
		),
};
