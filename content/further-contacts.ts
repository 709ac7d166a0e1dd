import { type ContactFact, telHref } from "./contact-facts.ts";
import { site } from "./site.ts";

/** Where customers' support is really staffed; empty where site.ts names nothing. */
export const supportFacts: ContactFact[] = [
	{
		icon: "phone",
		label: site.supportPhoneNumber,
		href: telHref(site.supportPhoneNumber),
	},
	{
		icon: "mail",
		label: site.supportEmail,
		href: `mailto:${site.supportEmail}`,
	},
].filter(({ label }) => label);

/** The number for what cannot wait: support's, at any hour, or else the office's; "" where there is none. */
export const urgentNumber: string = site.supportPhoneNumber || site.phoneNumber;

/** Addresses for some visitors only, which the contact page names with what they are for. */
export const furtherContacts: (Required<ContactFact> & {
	kind: "press" | "security";
})[] = (
	[
		{ kind: "press", icon: "newspaper", label: site.pressEmail },
		{ kind: "security", icon: "shield", label: site.securityEmail },
	] as const
)
	.filter(({ label }) => label)
	.map((contact) => ({
		...contact,
		id: contact.kind,
		href: `mailto:${contact.label}`,
	}));
