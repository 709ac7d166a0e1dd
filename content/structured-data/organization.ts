import type { Organization } from "schema-dts";
import { urgentNumber } from "#content/contact/further-contacts.ts";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import { addressOf, organizationId } from "./address.ts";

const address = [site.streetAddress, site.suburbAddress]
	.filter(Boolean)
	.join(", ");
const profiles = site.links.map(({ href }) => href).filter(Boolean);
const telephone = site.phoneNumber ? { telephone: site.phoneNumber } : {};
const supportTelephone = urgentNumber ? { telephone: urgentNumber } : {};
const logo = addressOf("/icon-512.png");

/** Describes the company with everything a search engine may show about it; for the home page. */
export function organization(): Organization {
	return {
		"@type": "Organization",
		"@id": organizationId,
		name: site.name,
		url: addressOf(routes.home),
		logo,
		...(site.tagLine && { slogan: site.tagLine }),
		description: siteDescription,
		email: site.email,
		...telephone,
		...(address && { address }),
		...(profiles.length > 0 && { sameAs: profiles }),
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer support",
			url: addressOf(routes.contact),
			email: site.supportEmail || site.email,
			...supportTelephone,
		},
	};
}

/** Describes the company briefly, as a provider or publisher. */
export function namedOrganization(): Organization {
	return {
		"@type": "Organization",
		"@id": organizationId,
		name: site.name,
		url: addressOf(routes.home),
		logo,
	};
}
