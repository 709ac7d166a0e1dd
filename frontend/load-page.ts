import type { ComponentType } from "react";

/** A screen's component; `content` is the content file named for the path, where it has one. */
export type PageComponent = ComponentType<{
	content?: never;
	params: Record<string, string>;
}>;

/** A page whose modules are here, so that it renders without waiting. */
export type LoadedPage = {
	path: string;
	params: Record<string, string>;
	Component: PageComponent;
	content: unknown;
};

const components = import.meta.glob<Record<string, PageComponent>>(
	"./pages/**/*Page.tsx",
);
const contents = import.meta.glob<unknown>(
	[
		"../content/services/*/*.ts",
		"../content/extensions/*.ts",
		"../content/products/*.ts",
	],
	{ import: "default" },
);

/** Which modules a page is made of: a component in pages/, and a content file for some. */
export type PageModules = { component: string; content?: string };

/** Whether a content file of that name exists. */
export function hasContent(name: string): boolean {
	return `../content/${name}.ts` in contents;
}

/** Source files of a page's modules, relative to frontend/; the prerenderer preloads their chunks. */
export function sourceFiles({ component, content }: PageModules): string[] {
	const files = [`./pages/${component}.tsx`];
	if (content) files.push(`../content/${content}.ts`);
	return files;
}

/**
 * Loads a page's modules.
 * @throws when the network fails or the file is gone, as after a new deployment
 */
export async function loadModules({
	component,
	content,
}: PageModules): Promise<Pick<LoadedPage, "Component" | "content">> {
	const [module, data] = await Promise.all([
		components[`./pages/${component}.tsx`]?.(),
		content ? contents[`../content/${content}.ts`]?.() : undefined,
	]);
	const name = component.split("/").at(-1) ?? component;
	const Component = module?.[name];
	if (!Component)
		throw new Error(`frontend/pages/${component}.tsx has no ${name}`);
	return { Component, content: data };
}
