import { type FieldValues, fieldNames } from "./fields.ts";

/** What a visitor has written and not yet sent; this tab keeps it over reloads and other pages. */
export type Draft = {
	/** Idempotency-Key of each attempt to send it, so that a retry after a reload is no second message. */
	id: string;
	/**
	 * When the visitor began to fill in the form, in epoch milliseconds; undefined before
	 * that, null where it was begun at a time that nobody saw.
	 */
	startedAt: number | null | undefined;
	/** The words with which we have begun the message. */
	prefill: string;
	values: FieldValues;
};

const key = "contact-draft";
/** Of the shape above. What another version has saved is left alone, as it may mean something else. */
const version = 2;

/** A draft that nothing has been written into. */
export function newDraft(): Draft {
	return {
		id: crypto.randomUUID(),
		startedAt: undefined,
		prefill: "",
		values: { name: "", email_address: "", phone_number: "", message: "" },
	};
}

/** Saves the draft, so that neither a reload nor an error loses it. */
export function saveDraft(draft: Draft): void {
	try {
		sessionStorage.setItem(key, JSON.stringify({ version, ...draft }));
	} catch {
		// Storage may be full or forbidden; then a reload starts afresh.
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

/** Forgets a draft that has been sent, unless more has been written into it meanwhile. */
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
	const texts = fieldNames.map((name) => [name, textOf(values[name])]);
	return {
		id,
		// A start in the future comes from a clock that was set back: it tells nothing.
		startedAt:
			typeof startedAt === "number" && startedAt <= Date.now()
				? startedAt
				: null,
		prefill: textOf(prefill),
		values: Object.fromEntries(texts),
	};
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
