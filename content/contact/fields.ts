/**
 * How a field is filled in: with a line of text, an email address or a telephone number; with
 * several lines of text; or not at all, if the form itself provides the value.
 *
 * For an input of type "email", browsers reject an address with non-ASCII letters before its @,
 * although the API accepts it. The form keeps the type for its keyboard and autofill.
 */
type Control = "text" | "email" | "tel" | "textarea" | "hidden";

type ContactField = {
	control: Control;
	required: boolean;
	/** Longest accepted value, in UTF-16 code units. */
	limit: number;
	/** The HTML autocomplete token that tells browsers how to fill the field in. */
	autocomplete?: string;
	/** The value of a hidden field. */
	value?: string;
};

const table = {
	name: {
		control: "text",
		required: true,
		limit: 100,
		autocomplete: "name",
	},
	phone_number: {
		control: "tel",
		required: false,
		limit: 40,
		autocomplete: "tel",
	},
	email_address: {
		control: "email",
		required: true,
		limit: 254,
		autocomplete: "email",
	},
	category: {
		control: "hidden",
		required: true,
		limit: 60,
		value: "General Enquiry",
	},
	message: {
		control: "textarea",
		required: true,
		limit: 5_000,
	},
} as const satisfies Record<string, ContactField>;

export type ContactFieldName = keyof typeof table;

/**
 * The fields of the contact message by their API names, in the order of the form: forms, schema,
 * mail, stored rows and CSV export are all derived from this table. Their labels for visitors and
 * operators are in copy/interface/contact.yaml.
 */
export const contactFields: Readonly<Record<ContactFieldName, ContactField>> =
	table;

export const contactFieldNames = Object.keys(
	table,
) as readonly ContactFieldName[];

type NamesOf<Wanted extends Control> = {
	[Name in ContactFieldName]: (typeof table)[Name]["control"] extends Wanted
		? Name
		: never;
}[ContactFieldName];

/** Returns the names of the fields with one of the given controls, in the table's order. */
export function fieldNamesOf<Wanted extends Control>(
	...controls: Wanted[]
): NamesOf<Wanted>[] {
	return contactFieldNames.filter((name): name is NamesOf<Wanted> =>
		controls.some((control) => control === contactFields[name].control),
	);
}

/** Builds an object with one value for each name. */
export function mapNames<Name extends string, Value>(
	names: readonly Name[],
	valueFor: (name: Name) => Value,
): Record<Name, Value> {
	const entries = names.map((name) => [name, valueFor(name)] as const);
	// TypeScript loses the names when they go through the list of entries.
	return Object.fromEntries(entries) as Record<Name, Value>;
}
