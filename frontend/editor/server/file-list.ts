import { collectionOf } from "#content/collections.ts";
import {
	categoryPath,
	extensionPath,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import type { ListedFile } from "../messages.ts";
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

/** The company's facts among the files. */
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
	const page = pageFor(file, match.names, all);
	return { file, collection: match.name, title: titleOf(file, value), page };
}

/** The path of the page on which a file's words are seen. */
export function pageOf(file: string, texts: Record<string, string>): string {
	return pageFor(file, collectionOf(file)?.names ?? {}, Object.keys(texts));
}

function titleOf(file: string, value: unknown): string {
	const { pageTitle, productName, name } = Object(value);
	const found = [pageTitle, productName, name].find(
		(title) => typeof title === "string",
	);
	const base = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
	return (
		found ?? base.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase())
	);
}

/** Files whose words stand on a page of another name. */
const pages: Record<string, string> = {
	"lists/jobs.yaml": routes.careers,
	"lists/partners.yaml": routes.partners,
	"lists/advisories.yaml": routes.advisories,
	"interface/contact.yaml": routes.contact,
	"interface/feed-list.yaml": routes.blog,
	"interface/policy.yaml": routes.privacy,
	"pages/not-found.yaml": "/no-such-page",
	"pages/missing.yaml": servicePath("none", "none"),
};

function pageFor(
	file: string,
	names: Record<string, string>,
	all: string[],
): string {
	const { categoryId = "", id = "", productId, policy } = names;
	if (file.startsWith("services/")) return servicePath(categoryId, id);
	if (file.startsWith("extensions/")) return extensionPath(id);
	if (productId) return productPath(productId);
	const base = policy ?? file.replace(/^.*\//, "").replace(/\.\w+$/, "");
	const first = (folder: string) =>
		all.find((path) => path.startsWith(folder))?.split(/[/.]/) ?? [];
	const [, category = "", service = ""] = first("services/");
	switch (file) {
		case "pages/service.yaml":
			return servicePath(category, service);
		case "pages/category.yaml":
		case "lists/categories.yaml":
			return categoryPath(category);
		case "pages/extension.yaml":
		case "pages/extension-picture.yaml":
			return extensionPath(first("extensions/")[1] ?? "");
		case "pages/product.yaml":
			return productPath(first("products/")[1] ?? "");
	}
	const route = Object.entries(routes).find(([name]) => name === base)?.[1];
	const isOwn = file.startsWith("pages/") && route && !route.includes(":");
	return pages[file] ?? (isOwn ? route : routes.home);
}
