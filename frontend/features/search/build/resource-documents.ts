import * as menu from "#content/copy/interface/menu.yaml";
import advisories from "#content/copy/lists/advisories.yaml";
import advisoriesPage from "#content/copy/pages/advisories.yaml";
import blog from "#content/copy/pages/blog.yaml";
import docs from "#content/copy/pages/docs.yaml";
import research from "#content/copy/pages/research.yaml";
import { routes } from "#content/routes.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { withParts } from "./with-parts.ts";

/** News, papers, documentation, and the advisories one by one. */
export function resourceDocuments(): SearchDocument[] {
	return [
		{
			link: routes.blog,
			title: menu.blog.label,
			description: blog.heading,
			group: "Resources",
			icon: menu.blog.icon,
			keywords: blog.meta.description,
		},
		{
			link: routes.research,
			title: menu.research.label,
			description: menu.research.description,
			group: "Resources",
			icon: menu.research.icon,
			keywords: `${research.heading}, ${research.meta.description}`,
		},
		{
			link: routes.docs,
			title: docs.heading,
			description: docs.meta.description,
			group: "Resources",
			icon: "book-open",
			keywords: `docs ${docs.sidebar.flatMap(({ links }) => links.map(({ label }) => label)).join(", ")}`,
		},
		...withParts(
			{
				link: routes.advisories,
				title: advisoriesPage.heading,
				description: advisoriesPage.meta.description,
				group: "Resources",
				icon: "shield-alert",
			},
			advisories.map(({ id, title, description, severity }) => ({
				id: id.toLowerCase(),
				heading: title,
				text: description,
				keywords: `${id} ${severity}`,
			})),
		),
	];
}
