import type {
	CompanyPage,
	Extension,
	Policy,
	Product,
} from "#content/collections.ts";
import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import type { CareersContent, JobContent } from "#content/schema/careers.ts";
import type { CategoryContent } from "#content/schema/category.ts";
import type { ServiceContent } from "#content/service-content.ts";
import { fetchOnce } from "./fetch-once.ts";
import { reportOnce } from "./report.ts";

/** What the pages of a route are made of beside the words that all of them share: build/page-contents.ts writes it. */
export type PageContents = {
	careers: CareersContent;
	category: CategoryContent;
	companyPage: CompanyPage;
	extension: Extension;
	job: JobContent;
	policy: Policy;
	product: Product;
	service: ServiceContent;
};

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
