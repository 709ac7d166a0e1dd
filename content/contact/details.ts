import { site } from "#content/site.ts";

/** A way to reach the company, or a fact about it. Without `href` it is plain text; `id` is its anchor on the contact page. */
export type ContactDetail = {
	icon: string;
	label: string;
	href?: string;
	id?: string;
};

/** The contact details from site.ts, in the order in which pages show them; empty ones are left out. */
export const contactDetails: ContactDetail[] = [
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

/**
 * Returns the link that calls a number: without the characters that make it readable, with + for 00
 * before a country code, and without the zero in "+44 (0)20 7946 0000", which must not be dialled after one.
 */
export function telHref(number: string): string {
	const full = number.replace(/^00(?=[2-9])/, "+");
	const dialled = full.startsWith("+") ? full.replace("(0)", "") : full;
	return `tel:${dialled.replace(/[^+\d]/g, "")}`;
}
