import type { Entry } from "./collections.ts";
import type { ContactFact } from "./contact-facts.ts";
import {
	type FurtherContact,
	furtherContacts,
	supportFacts,
} from "./further-contacts.ts";
import type { UrgentWords } from "./schema/urgent.ts";
import { type UrgentContact, urgentContact } from "./urgent-contact.ts";

/** What the contact page shows besides its own words and the office's contact details. */
export type ContactContent = {
	urgent: UrgentContact;
	further: FurtherContact[];
	support: ContactFact[];
};

export function contactContent(
	{ urgent }: Entry<"contact">,
	words: UrgentWords,
): ContactContent {
	return {
		urgent: urgentContact(urgent, words),
		further: furtherContacts,
		support: supportFacts,
	};
}
