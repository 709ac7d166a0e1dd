import { mapNames, visibleNames } from "#content/contact/fields.ts";
import { numberFrom, object, oneOf, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { type FieldValues, isEqual } from "./fields.ts";
import { randomId } from "./random-id.ts";

/** What a visitor has written and not yet sent; saved for this tab, across reloads and pages. */
export type Draft = {
	/** A UUID: the Idempotency-Key of every attempt, so that a retry after a reload is not a second message. */
	id: string;
	/**
	 * When the visitor began to fill in the form, in epoch milliseconds; undefined before
	 * that, null if the time is unknown.
	 */
	startedAt: number | null | undefined;
	/** The text at the start of the message that the visitor did not write. */
	prefill: string;
	values: FieldValues;
	/** Whether the visitor has pressed Send and the outcome is not known yet. */
	isSubmitting: boolean;
};

const savedDraft = stored(() => sessionStorage, "contact-draft", 2, parseDraft);
const anyText = text(Number.POSITIVE_INFINITY);
const parseSaved = object(
	{
		id: anyText,
		values: object(
			{},
			mapNames(visibleNames, () => anyText),
		),
	},
	{
		startedAt: numberFrom(0, Number.POSITIVE_INFINITY),
		prefill: anyText,
		isSubmitting: oneOf(true),
	},
);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Creates an empty draft with a new id. */
export function newDraft(): Draft {
	return {
		id: randomId(),
		startedAt: undefined,
		prefill: "",
		values: mapNames(visibleNames, () => ""),
		isSubmitting: false,
	};
}

/** Saves the draft, so that it survives reloads and errors, unless storage is full or forbidden. */
export const saveDraft = savedDraft.write;

/** Returns the saved draft, or null if there is none or it cannot be read. */
export function readDraft(): Draft | null {
	return savedDraft.read() ?? null;
}

/** Deletes a draft that has been sent, unless it has changed in the meantime. */
export function clearDraft(sent: Draft): void {
	if (isSaved(sent)) savedDraft.clear();
}

/** Records that a draft could not be sent, unless it has changed in the meantime. */
export function unsubmitDraft(sent: Draft): void {
	if (isSaved(sent)) saveDraft({ ...sent, isSubmitting: false });
}

function isSaved({ id, values }: Draft): boolean {
	const saved = readDraft();
	return saved?.id === id && isEqual(saved.values, values);
}

function parseDraft(value: unknown): Draft | undefined {
	const saved = parseSaved(value);
	if (!saved) return;
	const { id, startedAt = Number.POSITIVE_INFINITY, values } = saved;
	const empty = newDraft();
	return {
		...empty,
		...saved,
		// Not every string is a valid header value, and the API accepts only UUIDs as keys.
		id: uuid.test(id) ? id : empty.id,
		// A start in the future means the clock was set back, so the time is useless.
		startedAt: startedAt <= Date.now() ? startedAt : null,
		values: { ...empty.values, ...values },
	};
}
