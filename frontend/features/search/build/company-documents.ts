import about from "#content/pages/about.ts";
import careers from "#content/pages/careers.ts";
import contact from "#content/pages/contact.ts";
import cookies from "#content/pages/cookies.ts";
import partners from "#content/pages/partners.ts";
import privacy from "#content/pages/privacy.ts";
import securityPolicy from "#content/pages/security-policy.ts";
import terms from "#content/pages/terms.ts";
import { routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";
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
				icon: "building-2",
			},
			about,
			about.sections.map(({ name }) => ({ heading: name })),
		),
		pageDocument(
			{
				link: routes.contact,
				title: "Contact",
				description: "Send a message, call us or reach support",
				group: "Company",
				icon: "mail",
				keywords: [
					contact.heading,
					contact.support.heading,
					site.email,
					site.phoneNumber,
					site.suburbAddress,
					site.businessHours,
				].join(", "),
			},
			contact,
		),
		pageDocument(
			{
				link: routes.careers,
				title: "Careers",
				description: careers.jobs.map(({ title }) => title).join(" · "),
				group: "Company",
				icon: "briefcase-business",
				keywords: `${careers.heading}, ${careers.meta.description}`,
			},
			careers,
			careers.jobs.map(({ title, department, location, type }) => ({
				heading: title,
				list: [department, location, type].join(" · "),
			})),
		),
		pageDocument(
			{
				link: routes.partners,
				title: "Partners",
				description: partners.partners.map(({ name }) => name).join(" · "),
				group: "Company",
				icon: "handshake",
				keywords: partners.partners.map(({ category }) => category).join(", "),
			},
			partners,
		),
		policyDocument(privacy, { link: routes.privacy, icon: "lock" }),
		policyDocument(terms, { link: routes.terms, icon: "scale" }),
		policyDocument(cookies, { link: routes.cookies, icon: "cookie" }),
		policyDocument(securityPolicy, {
			link: routes["security-policy"],
			icon: "shield",
		}),
	];
}

function policyDocument(
	content: LegalContent,
	{ link, icon }: { link: string; icon: string },
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
