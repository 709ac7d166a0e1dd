import { site } from "#content/site.ts";
import { type ContactDetail, telHref } from "./details.ts";

/** Contact details of customer support that is really staffed; empty if site.ts names none. */
export const supportDetails: ContactDetail[] = [
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

/** The number for urgent calls: support's, at any hour, or else the office's; "" if there is none. */
export const urgentNumber: string = site.supportPhoneNumber || site.phoneNumber;

export type FurtherContact = Required<ContactDetail> & {
	kind: "press" | "security";
};

/** Addresses for certain visitors, which the contact page lists with their purpose. */
export const furtherContacts: FurtherContact[] = (
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
