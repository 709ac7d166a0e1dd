import * as z from "zod/mini";
import {
	type ContactFieldName,
	contactFieldNames,
	mapNames,
} from "#content/contact/fields.ts";
import { ownAttributes, type StoredMessage } from "./message.ts";

// Loose: an attribute that someone added by hand is no reason to reject the row.
const rowSchema = z.looseObject({
	...ownAttributes,
	...mapNames(contactFieldNames, textOf),
});

// Nor is a missing field, which an older form did not have; but without these two nobody could reply.
function textOf(name: ContactFieldName): z.ZodMiniType<string> {
	return name === "email_address" || name === "message"
		? z.string()
		: z._default(z.string(), "");
}

/** A row of the messages table: a message, or a row made by hand that does not fit the schema. */
export type Row = { status: "message"; message: StoredMessage } | UnreadableRow;

export type UnreadableRow = {
	status: "unreadable";
	/** Its key; every row has one. */
	id: string;
	/** Names of attributes that are missing or have the wrong type. */
	invalid: string[];
	attributes: Record<string, unknown>;
};

/** Parses a row as DynamoDB returns it. Never throws. */
export function readRow(attributes: Record<string, unknown>): Row {
	const result = rowSchema.safeParse(attributes);
	if (result.success) return { status: "message", message: result.data };
	const invalid = result.error.issues.map(({ path }) => String(path[0]));
	return {
		status: "unreadable",
		id: String(attributes.id),
		invalid: [...new Set(invalid)],
		attributes,
	};
}

/** Returns the key of a row. */
export function idOf(row: Row): string {
	return row.status === "message" ? row.message.id : row.id;
}
