import type * as z from "zod";
import {
	companyPath,
	extensionPath,
	jobPath,
	policyPath,
	productPath,
	routes,
	servicePath,
	shareImagePath,
} from "./routes.ts";
import { advisoryListSchema } from "./schema/advisories.ts";
import { advisoriesPageSchema } from "./schema/advisories-page.ts";
import { careersSchema, jobSchema } from "./schema/careers.ts";
import { categoriesSchema } from "./schema/category.ts";
import { companyPageSchema } from "./schema/company-page.ts";
import { contactCopySchema } from "./schema/contact-copy.ts";
import { contactPageSchema } from "./schema/contact-page.ts";
import { figureCopySchema } from "./schema/figure-copy.ts";
import { homeSchema } from "./schema/home.ts";
import {
	feedListSchema,
	frameSchema,
	licencesSchema,
	menuCopySchema,
	policyPageSchema,
} from "./schema/interface.ts";
import { jobPageSchema } from "./schema/job-page.ts";
import {
	brokenSchema,
	docsSchema,
	feedPageSchema,
	missingSchema,
	notFoundSchema,
} from "./schema/page.ts";
import {
	categoryPageSchema,
	extensionPageSchema,
	extensionPictureSchema,
	productPageSchema,
	servicePageSchema,
} from "./schema/page-copy.ts";
import { partnersPageSchema, partnersSchema } from "./schema/partners.ts";
import { policySchema } from "./schema/policy.ts";
import { extensionSchema, productSchema } from "./schema/product.ts";
import { answersSchema, dictionarySchema } from "./schema/search.ts";
import { searchActionsSchema, searchCopySchema } from "./schema/search-copy.ts";
import { serviceSchema } from "./schema/service.ts";
import { urgentCopySchema } from "./schema/urgent.ts";

/** The names in braces in a pattern such as "services/{categoryId}/{id}.yaml". */
type NamesIn<Pattern extends string> =
	Pattern extends `${string}{${infer Name}}${infer Rest}`
		? Name | NamesIn<Rest>
		: never;

/**
 * The files of one kind in copy/.
 * - pattern: their path there; whatever a name in braces matches becomes a field of the entry
 * - schema: describes the content of a file
 * - derive: adds fields derived from the path
 * - page: the path of the page that the file describes; its title and description are the file's `meta`
 */
type Collection<
	Pattern extends string = string,
	Schema extends z.ZodType = z.ZodType,
	Derived extends object = object,
> = {
	pattern: Pattern;
	schema: Schema;
	derive?(names: Record<NamesIn<Pattern>, string>): Derived;
	page?(names: Record<NamesIn<Pattern>, string>): string;
};

function files<
	Pattern extends string,
	Schema extends z.ZodType,
	// Empty, unless there is a function that derives something.
	Derived extends object = Record<never, never>,
>(
	pattern: Pattern,
	schema: Schema,
	more: Pick<Collection<Pattern, Schema, Derived>, "derive" | "page"> = {},
): Collection<Pattern, Schema, Derived> {
	return { pattern, schema, ...more };
}

/** Files that are a page each: menus, search, sitemap and share images are derived from them. */
const pageFiles = {
	home: files("pages/home.yaml", homeSchema, { page: () => routes.home }),
	companyPages: files("company/{id}.yaml", companyPageSchema, {
		page: ({ id }) => companyPath(id),
	}),
	careers: files("pages/careers.yaml", careersSchema, {
		page: () => routes.careers,
	}),
	contact: files("pages/contact.yaml", contactPageSchema, {
		page: () => routes.contact,
	}),
	partnersPage: files("pages/partners.yaml", partnersPageSchema, {
		page: () => routes.partners,
	}),
	policies: files("pages/{policy}.md", policySchema, {
		page: ({ policy }) => policyPath(policy),
	}),
	blog: files("pages/blog.yaml", feedPageSchema, { page: () => routes.blog }),
	docs: files("pages/docs.yaml", docsSchema, { page: () => routes.docs }),
	advisoriesPage: files("pages/advisories.yaml", advisoriesPageSchema, {
		page: () => routes.advisories,
	}),
	research: files("pages/research.yaml", feedPageSchema, {
		page: () => routes.research,
	}),
	jobs: files("jobs/{id}.yaml", jobSchema, { page: ({ id }) => jobPath(id) }),
	products: files("products/{productId}.yaml", productSchema, {
		page: ({ productId }) => productPath(productId),
	}),
	extensions: files("extensions/{id}.yaml", extensionSchema, {
		page: ({ id }) => extensionPath(id),
		derive: ({ id }) => ({
			// The picture shown when the extension is shared.
			screenshot: shareImagePath(extensionPath(id)),
		}),
	}),
	services: files("services/{categoryId}/{id}.yaml", serviceSchema, {
		page: ({ categoryId, id }) => servicePath(categoryId, id),
	}),
};
export type PageFileName = keyof typeof pageFiles;
export const pageFileNames = Object.keys(pageFiles) as PageFileName[];

/** Every file of copy/ belongs to one of these collections, which define its content. */
export const collections = {
	...pageFiles,

	categories: files("lists/categories.yaml", categoriesSchema),
	partners: files("lists/partners.yaml", partnersSchema),
	advisories: files("lists/advisories.yaml", advisoryListSchema),
	answers: files("lists/answers.yaml", answersSchema),
	dictionary: files("lists/dictionary.yaml", dictionarySchema),

	notFound: files("pages/not-found.yaml", notFoundSchema),
	missing: files("pages/missing.yaml", missingSchema),
	servicePage: files("pages/service.yaml", servicePageSchema),
	categoryPage: files("pages/category.yaml", categoryPageSchema),
	extensionPage: files("pages/extension.yaml", extensionPageSchema),
	extensionPicture: files(
		"pages/extension-picture.yaml",
		extensionPictureSchema,
	),
	productPage: files("pages/product.yaml", productPageSchema),
	jobPage: files("pages/job.yaml", jobPageSchema),

	broken: files("interface/broken.yaml", brokenSchema),
	frame: files("interface/frame.yaml", frameSchema),
	menuWords: files("interface/menu.yaml", menuCopySchema),
	searchWords: files("interface/search.yaml", searchCopySchema),
	searchActions: files("interface/search-actions.yaml", searchActionsSchema),
	feedList: files("interface/feed-list.yaml", feedListSchema),
	policyPage: files("interface/policy.yaml", policyPageSchema),
	contactWords: files("interface/contact.yaml", contactCopySchema),
	licences: files("interface/licences.yaml", licencesSchema),
	figureWords: files("interface/figure.yaml", figureCopySchema),
	urgentWords: files("interface/urgent.yaml", urgentCopySchema),
};

type Collections = typeof collections;
export type CollectionName = keyof Collections;

/** The content of a file in a collection, together with the fields from its path. */
export type Entry<Name extends CollectionName> =
	Collections[Name] extends Collection<
		infer Pattern,
		infer Schema,
		infer Derived
	>
		? [NamesIn<Pattern>] extends [never]
			? z.infer<Schema>
			: z.infer<Schema> & Record<NamesIn<Pattern>, string> & Derived
		: never;

export type Service = Entry<"services">;
export type Extension = Entry<"extensions">;
export type Product = Entry<"products">;
export type Job = Entry<"jobs">;
export type CompanyPage = Entry<"companyPages">;
export type Policy = Entry<"policies">;

/** All copy: a single entry for a collection of one file, otherwise a list of entries sorted by `order`, or else by file name. */
export type Copy = {
	[Name in CollectionName]: [NamesIn<Collections[Name]["pattern"]>] extends [
		never,
	]
		? Entry<Name>
		: Entry<Name>[];
};

/**
 * Finds the collection of a file, and the names in its path.
 * @param file path below copy/, for example "services/cloud/finops.yaml"
 * @returns null if no collection has such files
 */
export function collectionOf(
	file: string,
): { name: CollectionName; names: Record<string, string> } | null {
	for (const [name, { pattern }] of Object.entries(collections)) {
		const names = matchPattern(pattern, file);
		if (names) return { name: name as CollectionName, names };
	}
	return null;
}

/** Returns the path of the page that a file describes, according to `pageFiles`; undefined if it is not a page. */
export function ownPageOf(file: string): string | undefined {
	const match = collectionOf(file);
	return match ? collectionTable[match.name].page?.(match.names) : undefined;
}

/** The same table, for code that does not depend on the entries' types. */
export const collectionTable: Record<CollectionName, Collection> = collections;

function matchPattern(
	pattern: string,
	file: string,
): Record<string, string> | null {
	const expression = pattern
		.replaceAll(".", "\\.")
		.replace(/\{(\w+)\}/g, "(?<$1>[a-z0-9]+(?:-[a-z0-9]+)*)");
	const match = new RegExp(`^${expression}$`).exec(file);
	return match ? { ...match.groups } : null;
}
