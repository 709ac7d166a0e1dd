import advisories from "#content/copy/lists/advisories.yaml";
import advisoriesPage from "#content/copy/pages/advisories.yaml";
import blog from "#content/copy/pages/blog.yaml";
import docs from "#content/copy/pages/docs.yaml";
import research from "#content/copy/pages/research.yaml";
import { routes } from "#content/routes.ts";
import type { IconName } from "#frontend/ui/icon-names.ts";
import { named, pageDocument, type SearchPage } from "./page-document.ts";

/** Returns the pages of news, papers, documentation and advisories, with each advisory as a section. */
export function resourceDocuments(): SearchPage[] {
	return [
		pageDocument(
			{
				...named(routes.blog, blog, "newspaper"),
				description: blog.heading,
				group: "Resources",
				keywords: blog.meta.description,
			},
			blog,
		),
		pageDocument(
			{
				...named(routes.research, research, "microscope"),
				group: "Resources",
				keywords: `${research.heading}, ${research.meta.description}`,
			},
			research,
		),
		pageDocument(
			{
				link: routes.docs,
				title: docs.heading,
				description: docs.meta.description,
				group: "Resources",
				icon: "book-open" satisfies IconName,
				keywords: `docs ${docs.sidebar.flatMap(({ links }) => links.map(({ label }) => label)).join(", ")}`,
			},
			docs,
		),
		pageDocument(
			{
				link: routes.advisories,
				title: advisoriesPage.heading,
				description: advisoriesPage.meta.description,
				group: "Resources",
				icon: "shield-alert" satisfies IconName,
			},
			[advisoriesPage, advisories],
			advisories.map(({ id, title, severity }) => ({
				id: id.toLowerCase(),
				heading: title,
				list: `${id}, ${severity}`,
			})),
		),
	];
}
