import type { Service } from "./collections.ts";
import { type UrgentContact, urgentContact } from "./contact/urgent-contact.ts";
import type { UrgentCopy } from "./schema/urgent.ts";

type Facts = NonNullable<Service["facts"]>;

/** A service as its page shows it: with the urgent contact if it has one, and without the facts that only the category's comparison uses. */
export type ServiceContent = Omit<Service, "figure" | "facts" | "urgent"> & {
	facts?: Omit<Facts, "handover" | "measure">;
	urgent?: UrgentContact;
};

export function serviceContent(
	{ figure: _, facts, urgent, ...service }: Service,
	words: UrgentCopy,
): ServiceContent {
	return {
		...service,
		...(facts && { facts: headerFacts(facts) }),
		...(urgent && { urgent: urgentContact(urgent, words) }),
	};
}

function headerFacts({ handover: _, measure: __, ...facts }: Facts) {
	return facts;
}
