/**
 * Controls for one line of text. For an input of type "email", browsers reject an address with
 * non-ASCII letters before its @, although the API accepts it. The form keeps the type for its
 * keyboard and autofill.
 */
export const oneLine = ["text", "email", "tel"] as const;

/** Controls for several lines of text. */
export const longText = ["textarea"] as const;

/**
 * How a field is filled in; not at all if it is hidden, as the form itself provides its value then.
 * Mail and CSV contain what is in these groups, so a new control has to be in one of them.
 */
type Control = (typeof oneLine | typeof longText)[number] | "hidden";

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

/** The names of the fields that a visitor fills in, in the table's order. */
export const visibleNames = contactFieldNames.filter(
	(name): name is NamesOf<Exclude<Control, "hidden">> =>
		contactFields[name].control !== "hidden",
);

/** Builds an object with one value for each name. */
export function mapNames<Name extends string, Value>(
	names: readonly Name[],
	valueFor: (name: Name) => Value,
): Record<Name, Value> {
	const entries = names.map((name) => [name, valueFor(name)] as const);
	// TypeScript loses the names when they go through the list of entries.
	return Object.fromEntries(entries) as Record<Name, Value>;
}
