import type { ComponentType } from "react";

/** A screen's component; `content` is the content file named for the path, where it has one. */
type PageComponent = ComponentType<{
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
	"../pages/**/*Page.tsx",
);
const files = import.meta.glob<{ default: unknown }>([
	"../../content/services/*/*.ts",
	"../../content/extensions/*.ts",
	"../../content/products/*.ts",
]);

// Made from the service files (build/content-index-plugin.ts).
const categoryCards = {
	"virtual:service-cards/ai-ml": () => import("virtual:service-cards/ai-ml"),
	"virtual:service-cards/cloud": () => import("virtual:service-cards/cloud"),
	"virtual:service-cards/cyber-security": () =>
		import("virtual:service-cards/cyber-security"),
	"virtual:service-cards/digital": () =>
		import("virtual:service-cards/digital"),
};

const contents: Record<string, () => Promise<{ default: unknown }>> = {
	...files,
	...categoryCards,
};

/** Which modules a page is made of: a component in pages/, and content for some. */
export type PageModules = { component: string; content?: string };

/** The content module of a name such as "services/cloud/finops"; undefined when there is none. */
export function findContent(name: string): string | undefined {
	return [`../../content/${name}.ts`, `virtual:${name}`].find(
		(module) => module in contents,
	);
}

/** Source files of a page's modules, from the repository's root; the prerenderer preloads their chunks. */
export function sourceFiles({ component, content }: PageModules): string[] {
	return [
		`frontend/pages/${component}.tsx`,
		...(content ? [content.replace(/^(\.\.\/)+/, "")] : []),
	];
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
		components[`../pages/${component}.tsx`]?.(),
		content ? contents[content]?.() : undefined,
	]);
	const name = component.split("/").at(-1) ?? component;
	const Component = module?.[name];
	if (!Component)
		throw new Error(`frontend/pages/${component}.tsx has no ${name}`);
	return { Component, content: data?.default };
}
