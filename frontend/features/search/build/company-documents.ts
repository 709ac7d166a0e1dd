import { contactFacts } from "#content/contact-facts.ts";
import * as menu from "#content/copy/interface/menu.yaml";
import jobs from "#content/copy/lists/jobs.yaml";
import partners from "#content/copy/lists/partners.yaml";
import about from "#content/copy/pages/about.yaml";
import careers from "#content/copy/pages/careers.yaml";
import contact from "#content/copy/pages/contact.yaml";
import cookies from "#content/copy/pages/cookies.md";
import privacy from "#content/copy/pages/privacy.md";
import securityPolicy from "#content/copy/pages/security-policy.md";
import terms from "#content/copy/pages/terms.md";
import { routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/policy.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { withParts } from "./with-parts.ts";

/** The pages about us, and the policies with their sections. */
export function companyDocuments(): SearchDocument[] {
	return [
		...withParts(
			{
				link: routes.about,
				title: about.title,
				description: about.meta.description,
				group: "Company",
				icon: menu.about.icon,
			},
			about.sections.map(({ name, text, points }) => ({
				heading: name,
				text: text?.[0] ?? (points ?? []).map(({ label }) => label).join(" · "),
			})),
		),
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
		...withParts(
			{
				link: routes.careers,
				title: menu.careers,
				description: jobs.map(({ title }) => title).join(" · "),
				group: "Company",
				icon: "briefcase-business",
				keywords: `${careers.heading}, ${careers.meta.description}`,
			},
			jobs.map(({ title, department, location, type }) => ({
				heading: title,
				text: [department, location, type].join(" · "),
				keywords: "job position vacancy",
			})),
		),
		{
			link: routes.partners,
			title: menu.partners,
			description: partners.map(({ name }) => name).join(" · "),
			group: "Company",
			icon: "handshake",
			keywords: partners.map(({ category }) => category).join(", "),
		},
		...policyDocuments(privacy, { link: routes.privacy, icon: "lock" }),
		...policyDocuments(terms, { link: routes.terms, icon: "scale" }),
		...policyDocuments(cookies, { link: routes.cookies, icon: "cookie" }),
		...policyDocuments(securityPolicy, {
			link: routes["security-policy"],
			icon: "shield",
		}),
	];
}

function policyDocuments(
	content: LegalContent,
	{ link, icon }: { link: string; icon: string },
): SearchDocument[] {
	return withParts(
		{
			link,
			title: content.heading,
			description: content.meta.description,
			group: "Company",
			icon,
		},
		content.sections.map(({ heading, icon, blocks }) => ({
			heading,
			text: blocks
				.flatMap((block) => (typeof block === "string" ? block : block.list))
				.join(" "),
			icon,
		})),
	);
}
