import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Copy } from "#content/collections.ts";
import { openJobs } from "#content/open-jobs.ts";
import { categoryPath, extensionPath, productPath } from "#content/routes.ts";
import { loadCopy } from "./copy/read-folder.ts";

const contentFolder = resolve(import.meta.dirname, "../../content");

/** What each virtual module exports; frontend/virtual.d.ts declares their types. */
const summaries: Record<string, (copy: Copy) => unknown> = {
	// Loaded on every page, so it holds only what the bar, footer and breadcrumbs show.
	"virtual:content-index": ({
		products,
		extensions,
		categories,
		services,
		jobs,
		companyPages,
		policies,
	}) => ({
		products: products.map((product) => ({
			id: product.productId,
			label: product.productName,
		})),
		extensions: extensions.map(({ id, name }) => ({
			id,
			label: name,
		})),
		categories: categories.map(({ id, menu }) => ({
			id,
			label: menu.label,
			services: services
				.filter((service) => service.categoryId === id)
				.map((service) => ({
					id: service.id,
					label: service.menu.label,
					...(!service.listed && { listed: false }),
				})),
		})),
		jobs: openJobs(jobs, Date.now()).map(({ id, title }) => ({
			id,
			label: title,
		})),
		companyPages: companyPages.map(({ id }) => ({ id })),
		policies: policies.map(({ policy, heading }) => ({
			id: policy,
			label: heading,
		})),
	}),
	"virtual:summaries": ({ products, extensions, categories }) =>
		Object.fromEntries([
			...products.map(({ productId, productTagline, productIcon }) => [
				productPath(productId),
				{ description: productTagline, icon: productIcon },
			]),
			...extensions.map(({ id, shortDescription, icon }) => [
				extensionPath(id),
				{ description: shortDescription, icon },
			]),
			...categories.map(({ id, menu: { description, icon } }) => [
				categoryPath(id),
				{ description, icon },
			]),
		]),
	"virtual:category-pictures": ({ categories }) =>
		Object.fromEntries(categories.map(({ id, picture }) => [id, picture])),
	"virtual:extension-cards": ({ extensions }) =>
		extensions.map(
			({ id, name, shortDescription, picture, extensionContent }) => ({
				id,
				name,
				shortDescription,
				picture,
				integrations: extensionContent
					.flatMap((group) => group.category_datasources)
					.map((source) => source.datasource_name),
			}),
		),
};

/**
 * Provides short lists made from the content files, so that menus and grids do not pull every
 * page's text into the first load. Reads the content again when a file changes.
 */
export function contentIndex(): Plugin {
	let read: Copy | undefined;
	return {
		name: "content-index",
		resolveId: (id) => (id in summaries ? `\0${id}` : undefined),
		load(id) {
			const summary = id.startsWith("\0") && summaries[id.slice(1)];
			if (!summary) return;
			read ??= loadCopy();
			return `export default ${JSON.stringify(summary(read))}`;
		},
		hotUpdate({ file, modules }) {
			if (!file.startsWith(contentFolder)) return;
			read = undefined;
			const { moduleGraph } = this.environment;
			const ours = [...moduleGraph.idToModuleMap]
				.filter(([id]) => id.slice(1) in summaries)
				.map(([, module]) => module);
			// The menu may be made from a file that no loaded module imports.
			return [...modules, ...ours];
		},
	};
}
