import { collectionOf, ownPageOf } from "#content/collections.ts";
import {
	categoryPath,
	policyPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import type { ListedFile } from "#frontend/editor/messages.ts";
import { categoryList, readCategories } from "./categories.ts";
import { siteFile } from "./site-file.ts";
import { readValue } from "./write-entry.ts";

export function listFiles(texts: Record<string, string>): ListedFile[] {
	const labels = new Map(
		readCategories(texts[categoryList] ?? "").map(({ id, label }) => [
			id,
			label,
		]),
	);
	return Object.entries(texts).flatMap(([file, text]) => {
		const listed = listFile(file, readValue(file, text), Object.keys(texts));
		const category = labels.get(collectionOf(file)?.names.categoryId ?? "");
		return listed ? [{ ...listed, ...(category && { category }) }] : [];
	});
}

/** The company's details, as an entry in the list of files. */
export const listedSite: ListedFile = {
	file: siteFile,
	collection: "site",
	title: "Name, addresses, links",
	page: routes.contact,
};

export function listFile(
	file: string,
	value: unknown,
	all: string[],
): ListedFile | undefined {
	if (file === siteFile) return listedSite;
	const match = collectionOf(file);
	if (!match) return;
	const page = pageOf(file, all);
	return { file, collection: match.name, title: titleOf(file, value), page };
}

function titleOf(file: string, value: unknown): string {
	const { pageTitle, productName, name, title } = Object(value);
	const isJob = collectionOf(file)?.name === "jobs";
	const found = [pageTitle, productName, name, isJob && title].find(
		(title) => typeof title === "string",
	);
	const base = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
	return (
		found ?? base.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase())
	);
}

/** Files whose copy is shown on a page of another name. */
const pages: Record<string, string> = {
	"lists/partners.yaml": routes.partners,
	"lists/advisories.yaml": routes.advisories,
	"interface/contact.yaml": routes.contact,
	"interface/feed-list.yaml": routes.blog,
	"interface/policy.yaml": policyPath("privacy"),
	"pages/not-found.yaml": "/no-such-page",
	"pages/missing.yaml": servicePath("none", "none"),
};

/** Files whose copy is shown on all pages of a folder; the preview shows the first. */
const folders: Record<string, string> = {
	"pages/service.yaml": "services/",
	"pages/category.yaml": "services/",
	"lists/categories.yaml": "services/",
	"pages/extension.yaml": "extensions/",
	"pages/extension-picture.yaml": "extensions/",
	"pages/job.yaml": "jobs/",
	"pages/product.yaml": "products/",
};

/** Returns the path of the page that shows a file's copy. */
function pageOf(file: string, all: string[]): string {
	const folder = folders[file];
	const shown = folder ? all.find((path) => path.startsWith(folder)) : file;
	const category = collectionOf(shown ?? "")?.names.categoryId;
	const isCategory = /^(?:pages\/category|lists\/categories)\.yaml$/.test(file);
	if (category && isCategory) return categoryPath(category);
	return pages[file] ?? (shown && ownPageOf(shown)) ?? routes.home;
}
