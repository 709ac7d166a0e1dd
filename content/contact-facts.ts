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

/** The address that calls a number: without the blanks that people read it by. */
export function telHref(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}
