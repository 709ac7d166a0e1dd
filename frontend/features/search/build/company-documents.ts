import { contactFacts } from "#content/contact-facts.ts";
import * as menu from "#content/copy/interface/menu.yaml";
import partners from "#content/copy/lists/partners.yaml";
import about from "#content/copy/pages/about.yaml";
import careers from "#content/copy/pages/careers.yaml";
import contact from "#content/copy/pages/contact.yaml";
import cookies from "#content/copy/pages/cookies.md";
import partnersPage from "#content/copy/pages/partners.yaml";
import privacy from "#content/copy/pages/privacy.md";
import securityPolicy from "#content/copy/pages/security-policy.md";
import terms from "#content/copy/pages/terms.md";
import { jobPath, routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/policy.ts";
import { jobs } from "#frontend/build/all-content.ts";
import type { IconName } from "#frontend/ui/icon-names.ts";
import { pageDocument, type SearchPage } from "./page-document.ts";

/** The pages about us, and the policies with their sections. */
export function companyDocuments(): SearchPage[] {
	return [
		pageDocument(
			{
				link: routes.about,
				title: about.title,
				description: about.meta.description,
				group: "Company",
				icon: menu.about.icon,
			},
			about,
			about.sections.map(({ name }) => ({ heading: name })),
		),
		pageDocument(
			{
				link: routes.contact,
				title: menu.contact.label,
				description: menu.contact.description,
				group: "Company",
				icon: menu.contact.icon,
				keywords: [
					contact.heading,
					contact.support.heading,
					...contactFacts.map(({ label }) => label),
				].join(", "),
			},
			contact,
		),
		pageDocument(
			{
				link: routes.careers,
				title: menu.careers,
				description: jobs.map(({ title }) => title).join(" · "),
				group: "Company",
				icon: "briefcase-business" satisfies IconName,
				keywords: `${careers.heading}, ${careers.meta.description}`,
			},
			careers,
		),
		...jobs.map((job) =>
			pageDocument(
				{
					link: jobPath(job.id),
					title: job.title,
					description: [job.department, job.location, job.type].join(" · "),
					group: "Company",
					icon: "briefcase-business" satisfies IconName,
				},
				job,
			),
		),
		pageDocument(
			{
				link: routes.partners,
				title: menu.partners,
				description: partners.map(({ name }) => name).join(" · "),
				group: "Company",
				icon: "handshake" satisfies IconName,
				keywords: partners.map(({ category }) => category).join(", "),
			},
			[partnersPage, partners],
		),
		policyDocument(privacy, { link: routes.privacy, icon: "lock" }),
		policyDocument(terms, { link: routes.terms, icon: "scale" }),
		policyDocument(cookies, { link: routes.cookies, icon: "cookie" }),
		policyDocument(securityPolicy, {
			link: routes["security-policy"],
			icon: "shield" satisfies IconName,
		}),
	];
}

function policyDocument(
	content: LegalContent,
	{ link, icon }: { link: string; icon: IconName },
): SearchPage {
	return pageDocument(
		{
			link,
			title: content.heading,
			description: content.meta.description,
			group: "Legal",
			icon,
		},
		content,
		content.sections.map(({ heading }) => ({ heading })),
	);
}
