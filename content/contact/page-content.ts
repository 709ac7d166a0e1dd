import type { Entry } from "#content/collections.ts";
import type { UrgentCopy } from "#content/schema/urgent.ts";
import type { ContactDetail } from "./details.ts";
import {
	type FurtherContact,
	furtherContacts,
	supportDetails,
} from "./further-contacts.ts";
import { type UrgentContact, urgentContact } from "./urgent-contact.ts";

/** What the contact page shows besides its own words and the office's contact details. */
export type ContactContent = {
	urgent: UrgentContact;
	further: FurtherContact[];
	support: ContactDetail[];
};

export function contactContent(
	{ urgent }: Entry<"contact">,
	words: UrgentCopy,
): ContactContent {
	return {
		urgent: urgentContact(urgent, words),
		further: furtherContacts,
		support: supportDetails,
	};
}
