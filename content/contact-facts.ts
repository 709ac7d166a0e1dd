import { site } from "./site.ts";

/** A way to reach the company, or a fact about it; without `href` it is plain text; `id` names its place on the contact page. */
export type ContactFact = {
	icon: string;
	label: string;
	href?: string;
	id?: string;
};

/** What site.ts tells of how to reach the company, in the order of the pages; what is empty there is left out. */
export const contactFacts: ContactFact[] = [
	{
		id: "email",
		icon: "mail",
		label: site.email,
		href: `mailto:${site.email}`,
	},
	{
		id: "phone",
		icon: "phone",
		label: site.phoneNumber,
		href: telHref(site.phoneNumber),
	},
	{ icon: "building-2", label: site.streetAddress },
	{ id: "address", icon: "map-pin", label: site.suburbAddress },
	{ id: "hours", icon: "clock", label: site.businessHours },
].filter(({ label }) => label);

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

/** The address that calls a number: without the blanks that people read it by. */
export function telHref(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}

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
