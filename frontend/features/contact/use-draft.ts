import { type RefObject, useEffect, useRef } from "react";
import { matchRoute } from "#content/routes.ts";
import { beginMessage, joinMessages } from "./begin-message.ts";
import {
	clearDraft,
	type Draft,
	newDraft,
	readDraft,
	saveDraft,
} from "./draft.ts";
import { fieldNames, fieldOf, isEmpty, readFields } from "./fields.ts";
import { focusMessage } from "./focus-message.ts";
import { prefillFor } from "./prefill.ts";

/**
 * Keeps what the visitor writes into the form as a draft, puts a saved one back, and begins
 * the message with what the visitor has come for.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>) {
	const draft = useRef<Draft>(null);

	useEffect(() => {
		const form = formRef.current;
		if (!form) return;
		draft.current = takeUp(form);
		beginFromAddress(form, draft.current);
		const follow = ({ type }: Event) => {
			if (!draft.current || !isContact()) return;
			beginFromAddress(form, draft.current);
			// Pressed where one is already: nothing else on the screen would change.
			if (type === "pushState" && prefillFor(location.search)) {
				focusMessage(form);
			}
		};
		// wouter announces each pushState as an event of that name.
		const events = ["pushState", "popstate"];
		for (const type of events) addEventListener(type, follow);
		return () => {
			for (const type of events) removeEventListener(type, follow);
		};
	}, [formRef]);

	return {
		/** The visitor is in the form; from the first time on, filling it in takes time. */
		begin() {
			if (draft.current?.startedAt !== undefined || !draft.current) return;
			draft.current.startedAt = Date.now();
		},
		/** Saves what stands in the form. @returns the draft as it is now */
		save(form: HTMLFormElement): Draft {
			draft.current ??= newDraft();
			draft.current.values = readFields(form);
			saveDraft(draft.current);
			return { ...draft.current };
		},
		/** What has been sent is no draft any more. */
		finish(sent: Draft) {
			clearDraft(sent);
			draft.current = newDraft();
		},
	};
}

/** The draft of a form that has just come to life: the saved one, with what has been typed since. */
function takeUp(form: HTMLFormElement): Draft {
	const typed = readFields(form);
	const isBegun = !isEmpty(typed) || form.contains(document.activeElement);
	const saved = readDraft();
	const draft = saved ?? newDraft();
	// Begun before this script ran, or by the browser, which puts text back after a reload.
	// Any time that we named would be too late, and make a bot of a person.
	if (isBegun) draft.startedAt = saved?.startedAt ?? null;
	if (saved) putBack(form, saved, typed.message);
	if (!isEmpty(typed)) {
		draft.values = readFields(form);
		saveDraft(draft);
	}
	return draft;
}

function putBack(form: HTMLFormElement, draft: Draft, typed: string): void {
	for (const name of fieldNames) {
		const field = fieldOf(form, name);
		if (field && field.value === "") field.value = draft.values[name];
	}
	const message = fieldOf(form, "message");
	const saved = draft.values.message;
	const isOurs = saved.trim() === draft.prefill;
	if (message && typed !== "" && !isOurs) {
		message.value = joinMessages(saved, typed);
	}
}

function beginFromAddress(form: HTMLFormElement, draft: Draft): void {
	const field = fieldOf(form, "message");
	if (!field) return;
	const before = { text: field.value, prefill: draft.prefill };
	const begun = beginMessage(before, prefillFor(location.search));
	draft.prefill = begun.prefill;
	// Setting the same text would take the caret to its end.
	if (field.value === begun.text) return;
	field.value = begun.text;
	// Our words alone are no draft.
	if (!readDraft()) return;
	draft.values = readFields(form);
	saveDraft(draft);
}

/** Whether the address is still that of the contact page; a navigation changes it before the page. */
function isContact(): boolean {
	return matchRoute(location.pathname)?.id === "contact";
}
