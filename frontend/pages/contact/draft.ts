const key = "contact-draft";
const fields = ["name", "email_address", "phone_number", "message"];

/** Keeps what has been typed for this tab, so that a reload loses nothing. */
export function keepDraft(form: HTMLFormElement): void {
	const values = fields.map((name) => [name, new FormData(form).get(name)]);
	try {
		sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
	} catch {
		// Storage may be full or forbidden; then a reload starts afresh.
	}
}

/** Puts a kept draft into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
	for (const [name, value] of Object.entries(readDraft())) {
		const field = form.elements.namedItem(name);
		const isText =
			field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
		if (isText && !field.value && typeof value === "string")
			field.value = value;
	}
}

export function clearDraft(): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept either.
	}
}

function readDraft(): Record<string, unknown> {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		return typeof draft === "object" ? { ...draft } : {};
	} catch {
		return {};
	}
}
