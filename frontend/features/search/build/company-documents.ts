import { contactFacts } from "#content/contact-facts.ts";
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
				icon: "building-2",
			},
			about.sections.map(({ name, text, points }) => ({
				heading: name,
				text: text?.[0] ?? (points ?? []).map(({ label }) => label).join(" · "),
			})),
		),
		{
			link: routes.contact,
			title: "Contact",
			description: "Send a message, call us or reach support",
			group: "Company",
			icon: "mail",
			keywords: [
				contact.heading,
				contact.support.heading,
				...contactFacts.map(({ label }) => label),
			].join(", "),
		},
		...withParts(
			{
				link: routes.careers,
				title: "Careers",
				description: careers.jobs.map(({ title }) => title).join(" · "),
				group: "Company",
				icon: "briefcase-business",
				keywords: `${careers.heading}, ${careers.meta.description}`,
			},
			careers.jobs.map(({ title, department, location, type }) => ({
				heading: title,
				text: [department, location, type].join(" · "),
				keywords: "job position vacancy",
			})),
		),
		{
			link: routes.partners,
			title: "Partners",
			description: partners.partners.map(({ name }) => name).join(" · "),
			group: "Company",
			icon: "handshake",
			keywords: partners.partners.map(({ category }) => category).join(", "),
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
