import { fill } from "#content/fill.ts";
import type { Urgent, UrgentCopy } from "#content/schema/urgent.ts";
import { site } from "#content/site.ts";
import { telHref } from "./details.ts";
import { urgentNumber } from "./further-contacts.ts";

/** What a page shows for urgent cases: a link that calls or writes, and what to say. */
export type UrgentContact = Urgent & {
	icon: string;
	label: string;
	href: string;
	/** Below the link: when the number is answered, or that there is none. */
	note: string;
	sayHeading: string;
};

/** Uses the number of support, or else the office's with its hours; without either, the link begins a mail. */
export function urgentContact(
	urgent: Urgent,
	words: UrgentCopy,
): UrgentContact {
	const { sayHeading } = words;
	if (!urgentNumber) {
		return {
			...urgent,
			icon: "mail",
			label: fill(words.writeLabel, { email: site.email }),
			href: `mailto:${site.email}?subject=${encodeURIComponent(words.subject)}`,
			note: words.withoutNumber,
			sayHeading,
		};
	}
	const inHours =
		site.businessHours && fill(words.inHours, { hours: site.businessHours });
	return {
		...urgent,
		icon: "phone",
		label: fill(words.callLabel, { number: urgentNumber }),
		href: telHref(urgentNumber),
		note: site.supportPhoneNumber ? words.atAnyHour : inHours,
		sayHeading,
	};
}
