import type { CompanyPage, Policy } from "#content/collections.ts";
import { contactDetails } from "#content/contact/details.ts";
import partners from "#content/copy/lists/partners.yaml";
import careers from "#content/copy/pages/careers.yaml";
import contact from "#content/copy/pages/contact.yaml";
import partnersPage from "#content/copy/pages/partners.yaml";
import { companyPath, jobPath, policyPath, routes } from "#content/routes.ts";
import { companyPages, jobs, policies } from "#frontend/build/all-content.ts";
import type { IconName } from "#frontend/ui/icon-names.ts";
import { named, pageDocument, type SearchPage } from "./page-document.ts";

/** Returns the pages about the company, and the policies with their sections. */
export function companyDocuments(): SearchPage[] {
	return [
		...companyPages.map(companyDocument),
		pageDocument(
			{
				...named(routes.contact, contact, "mail"),
				group: "Company",
				keywords: [
					contact.heading,
					contact.support.heading,
					...contactDetails.map(({ label }) => label),
				].join(", "),
			},
			contact,
		),
		pageDocument(
			{
				...named(routes.careers, careers, "briefcase-business"),
				description: jobs.map(({ title }) => title).join(" · "),
				group: "Company",
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
				...named(routes.partners, partnersPage, "handshake"),
				description: partners.map(({ name }) => name).join(" · "),
				group: "Company",
				keywords: partners.map(({ category }) => category).join(", "),
			},
			[partnersPage, partners],
		),
		...policies.map(policyDocument),
	];
}

function companyDocument(page: CompanyPage): SearchPage {
	return pageDocument(
		{
			link: companyPath(page.id),
			title: page.title,
			description: page.meta.description,
			group: "Company",
			icon: page.icon,
		},
		page,
		page.sections.map(({ name }) => ({ heading: name })),
	);
}

function policyDocument(policy: Policy): SearchPage {
	return pageDocument(
		{
			link: policyPath(policy.policy),
			title: policy.heading,
			description: policy.meta.description,
			group: "Legal",
			icon: policy.icon ?? ("scale" satisfies IconName),
		},
		policy,
		policy.sections.map(({ heading }) => ({ heading })),
	);
}
