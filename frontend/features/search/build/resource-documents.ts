import advisories from "#content/pages/advisories.ts";
import blog from "#content/pages/blog.ts";
import docs from "#content/pages/docs.ts";
import research from "#content/pages/research.ts";
import { routes } from "#content/routes.ts";
import { pageDocument, type SearchPage } from "./page-document.ts";

/** News, papers, documentation, and the advisories one by one. */
export function resourceDocuments(): SearchPage[] {
	return [
		pageDocument(
			{
				link: routes.blog,
				title: "Blog",
				description: blog.heading,
				group: "Resources",
				icon: "newspaper",
				keywords: blog.meta.description,
			},
			blog,
		),
		pageDocument(
			{
				link: routes.research,
				title: "Research",
				description: "New AI papers from the open preprint archive",
				group: "Resources",
				icon: "microscope",
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
				icon: "book-open",
				keywords: `docs ${docs.sidebar.flatMap(({ links }) => links.map(({ label }) => label)).join(", ")}`,
			},
			docs,
		),
		pageDocument(
			{
				link: routes.advisories,
				title: advisories.heading,
				description: advisories.meta.description,
				group: "Resources",
				icon: "shield-alert",
			},
			advisories,
			advisories.advisories.map(({ id, title, severity }) => ({
				id: id.toLowerCase(),
				heading: title,
				list: `${id}, ${severity}`,
			})),
		),
	];
}
