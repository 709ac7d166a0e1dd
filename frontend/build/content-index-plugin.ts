import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { categories } from "../../content/services/categories.ts";
import { loaderOf } from "./figure-plugin.ts";

const contentFolder = resolve(import.meta.dirname, "../../content");
const entry = resolve(import.meta.dirname, "all-content.ts");

type AllContent = typeof import("./all-content.ts");

/** What each virtual module holds; frontend/virtual.d.ts declares their types. */
const summaries: Record<string, (content: AllContent) => unknown> = {
	// In the first load of every page: only what menus and footer show.
	"virtual:content-index": ({ products, extensions, services }) => ({
		products: products.map((product) => ({
			id: product.productId,
			label: product.productName,
			description: product.productTagline,
			icon: product.productIcon,
		})),
		extensions: extensions.map(({ id, name, shortDescription, icon }) => ({
			id,
			label: name,
			description: shortDescription,
			icon,
		})),
		categories: categories.map(({ id, menu }) => ({
			id,
			...menu,
			services: services
				.filter((service) => service.categoryId === id)
				.map((service) => ({
					id: service.id,
					label: service.menu.label,
					listed: service.listed,
				})),
		})),
	}),
	"virtual:category-pictures": () =>
		Object.fromEntries(categories.map(({ id, picture }) => [id, picture])),
	"virtual:extension-cards": ({ extensions }) =>
		extensions.map(
			({ id, name, icon, shortDescription, picture, extensionContent }) => ({
				id,
				name,
				icon,
				shortDescription,
				picture,
				integrations: extensionContent
					.flatMap((group) => group.category_datasources)
					.map((source) => source.datasource_name),
			}),
		),
};

// One list a category, so that its page brings no other's.
const cardLists = "virtual:service-cards";
for (const { id } of categories) {
	summaries[`${cardLists}/${id}`] = ({ services }) =>
		services
			.filter((service) => service.listed && service.categoryId === id)
			.map((service) => ({
				id: service.id,
				title: service.pageTitle,
				description: service.pageDescription,
				keyCapabilities: service.keyCapabilities,
				icon: service.menu.icon,
			}));
}

/**
 * Gives the browser short lists made from the content files, so that menus and grids
 * do not pull every page's text into the first load. A changed content file is read anew.
 */
export function contentIndex(): Plugin {
	let content: Promise<AllContent> | undefined;
	return {
		name: "content-index",
		resolveId: (id) =>
			id in summaries || id === cardLists ? `\0${id}` : undefined,
		async load(id) {
			if (id === `\0${cardLists}`) {
				const entries = categories.map(({ id }) => {
					const name = JSON.stringify(`${cardLists}/${id}`);
					return `${name}: () => import(${name})`;
				});
				return `export default {${entries.join()}}`;
			}
			const summary = summaries[id.slice(1)];
			if (!id.startsWith("\0") || !summary) return;
			content ??= runnerImport<AllContent>(entry, { configFile: false }).then(
				({ module }) => module,
			);
			const list = `export default ${JSON.stringify(summary(await content))}`;
			const [, category] = id.split(`${cardLists}/`);
			return category
				? `${list}\n${loaderOf(`categories/${category}`)}`
				: list;
		},
		hotUpdate({ file }) {
			if (!file.startsWith(contentFolder)) return;
			content = undefined;
			for (const id of Object.keys(summaries)) {
				const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
				if (module) this.environment.moduleGraph.invalidateModule(module);
			}
		},
	};
}
