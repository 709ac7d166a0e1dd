import { mapNames } from "#content/contact/fields.ts";
import { type FieldValues, fieldNames } from "./fields.ts";
import { randomId } from "./random-id.ts";

/** What a visitor has written and not yet sent; saved for this tab, over reloads and other pages. */
export type Draft = {
	/** A UUID: the Idempotency-Key of each attempt to send it, so that a retry after a reload is no second message. */
	id: string;
	/**
	 * When the visitor began to fill in the form, in epoch milliseconds; undefined before
	 * that, null where the time is not known.
	 */
	startedAt: number | null | undefined;
	/** The words at the beginning of the message that the visitor did not write. */
	prefill: string;
	values: FieldValues;
};

const key = "contact-draft";
/** Of the shape above. A draft of another version is ignored, as its fields may mean something else. */
const version = 2;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An empty draft. */
export function newDraft(): Draft {
	return {
		id: randomId(),
		startedAt: undefined,
		prefill: "",
		values: mapNames(fieldNames, () => ""),
	};
}

/** Saves the draft, so that neither a reload nor an error loses it. */
export function saveDraft(draft: Draft): void {
	try {
		sessionStorage.setItem(key, JSON.stringify({ version, ...draft }));
	} catch {
		// Storage may be full or forbidden; then a reload empties the form.
	}
}

/** The saved draft; null where there is none, or none that can be read. */
export function readDraft(): Draft | null {
	try {
		return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? "null"));
	} catch {
		return null;
	}
}

/** Deletes a draft that has been sent, unless it has been changed meanwhile. */
export function clearDraft({ id, values }: Draft): void {
	const saved = readDraft();
	const isSame =
		saved?.id === id &&
		fieldNames.every((name) => saved.values[name] === values[name]);
	if (!isSame) return;
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was saved either.
	}
}

function parseDraft(saved: unknown): Draft | null {
	if (!isRecord(saved) || saved.version !== version) return null;
	const { id, startedAt, prefill, values } = saved;
	if (typeof id !== "string" || !isRecord(values)) return null;
	return {
		// A header cannot carry every text, and the API takes none but a UUID for a key.
		id: uuid.test(id) ? id : randomId(),
		// A start in the future comes from a clock that was set back, and means nothing.
		startedAt:
			typeof startedAt === "number" && startedAt <= Date.now()
				? startedAt
				: null,
		prefill: textOf(prefill),
		values: mapNames(fieldNames, (name) => textOf(values[name])),
	};
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
