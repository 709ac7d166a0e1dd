import type {
	CompanyPage,
	Extension,
	Policy,
	Product,
} from "#content/collections.ts";
import type { ContactContent } from "#content/contact/page-content.ts";
import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import type { CareersContent, JobContent } from "#content/schema/careers.ts";
import type { CategoryContent } from "#content/schema/category.ts";
import type { ServiceContent } from "#content/service-content.ts";
import { fetchOnce } from "./fetch-once.ts";
import { reportOnce } from "./report.ts";

/** The content of each page of a route, in addition to the copy that its pages share; written by build/page-contents.ts. */
export type PageContents = {
	careers: CareersContent;
	category: CategoryContent;
	companyPage: CompanyPage;
	contact: ContactContent;
	extension: Extension;
	job: JobContent;
	policy: Policy;
	product: Product;
	service: ServiceContent;
};

/** What the page of a route takes. */
export type PageProps<Route extends keyof PageContents> = {
	content: PageContents[Route];
	/** As HTML; "" if the page has none. */
	figure: string;
};

/**
 * Data that the build writes next to a page, so that changed copy does not rename any script and
 * scripts do not grow with the number of pages.
 */
export type PageData = {
	/** What the page shows in addition to the copy that its route's pages share. @throws when it cannot be loaded */
	content: (path: string) => Promise<unknown>;
	/** The page's figure as HTML; "" if it has none or it cannot be loaded, as the page is complete without it. */
	figure: (path: string) => Promise<string>;
};

/** Page data fetched from the server. */
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
