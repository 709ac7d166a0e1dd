import { contactDetails } from "#content/contact/details.ts";
import categories from "#content/copy/lists/categories.yaml";
import partners from "#content/copy/lists/partners.yaml";
import productWords from "#content/copy/pages/product.yaml";
import { feedSources } from "#content/feeds/sources.ts";
import {
	categoryPath,
	extensionPath,
	platformPath,
	routes,
} from "#content/routes.ts";
import type { Figure } from "#content/schema/figure.ts";
import { extensions, pageContents } from "#frontend/build/all-content.ts";

/** What a page's share image shows in addition to its title, as data that can be sent to another thread. */
export type ShareSubject =
	| { kind: "category" | "extension"; drawing: string | undefined }
	| { kind: "figure"; figure: Figure }
	| { kind: "list"; items: string[] }
	| { kind: "network" }
	| { kind: "mark" };

const { workflow } = productWords;

const ownSubjects = new Map<string, ShareSubject>([
	[routes.home, { kind: "network" }],
	[
		platformPath,
		{
			kind: "figure",
			figure: {
				kind: "flow",
				title: workflow.trigger.name,
				caption: workflow.label,
				steps: [
					{ label: workflow.sources.name, icon: "file-text" },
					{ label: workflow.trigger.name, icon: "clock" },
					{ label: workflow.agent.name, icon: "brain-circuit" },
					{ label: workflow.check.name, person: workflow.check.note },
					{ label: workflow.systems.name, icon: "database" },
				],
			},
		},
	],
	[
		routes.contact,
		list(contactDetails.filter(({ id }) => id).map(({ label }) => label)),
	],
	[routes.partners, list(partners.map(({ name }) => name))],
	[routes.blog, list([...new Set(feedSources.map(({ name }) => name))])],
	...categories.map(({ id, picture }): [string, ShareSubject] => [
		categoryPath(id),
		{ kind: "category", drawing: picture?.drawing },
	]),
	...extensions.map(({ id, picture }): [string, ShareSubject] => [
		extensionPath(id),
		{ kind: "extension", drawing: picture?.drawing },
	]),
]);

/** Returns what a page's share image shows: its own picture or list, its figure, or else the company's mark. */
export function shareSubject(path: string): ShareSubject {
	const own = ownSubjects.get(path);
	if (own) return own;
	const figure = pageContents.get(path)?.figure;
	return figure ? { kind: "figure", figure } : { kind: "mark" };
}

function list(items: string[]): ShareSubject {
	return items.length > 0 ? { kind: "list", items } : { kind: "mark" };
}
