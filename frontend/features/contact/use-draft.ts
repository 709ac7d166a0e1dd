import { type RefObject, useEffect, useRef } from "react";
import { visibleNames } from "#content/contact/fields.ts";
import { matchRoute } from "#content/routes.ts";
import { listen, navigationEvents } from "#frontend/hooks/listen.ts";
import {
	clearDraft,
	type Draft,
	newDraft,
	readDraft,
	saveDraft,
	unsubmitDraft,
} from "./draft.ts";
import { fieldOf, isEmpty, isEqual, readFields } from "./fields.ts";
import { focusMessage } from "./focus-message.ts";
import { prefillFor } from "./prefill.ts";
import { joinMessages, prefillMessage } from "./prefill-message.ts";
import { isBrowserSubmitting } from "./use-browser-submission.ts";

/**
 * Saves what the visitor writes in the form as a draft, restores a saved draft, and prefills the
 * message according to the URL's query.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>) {
	const draft = useRef<Draft>(null);

	useEffect(() => {
		const form = formRef.current;
		if (!form) return;
		draft.current ??= restoreDraft(form);
		const onNavigation = ({ type }: Event) => {
			if (!draft.current || !isContact()) return;
			prefillFromAddress(form, draft.current);
			// A link from this page to itself: nothing else on the screen changes.
			if (type !== "popstate" && prefillFor(location.search)) {
				focusMessage(form);
			}
		};
		// A link to the current URL replaces the entry.
		return listen(window, {
			[`${navigationEvents} replaceState`]: onNavigation,
		});
	}, [formRef]);

	return {
		/** Records that the visitor has begun to fill in the form; only the first call counts. */
		start() {
			if (draft.current?.startedAt !== undefined || !draft.current) return;
			draft.current.startedAt = Date.now();
		},
		/** Saves the form's values. @returns the current draft */
		save(form: HTMLFormElement, isSubmitting = false): Draft {
			// On a slow phone a key press may come before the effect; it must not replace what was saved.
			draft.current ??= restoreDraft(form);
			draft.current.values = readFields(form);
			draft.current.isSubmitting = isSubmitting;
			saveDraft(draft.current);
			return { ...draft.current };
		},
		/** Returns whether the visitor left while the draft was being sent, and has come back. */
		isInterrupted: () => draft.current?.isSubmitting,
		/**
		 * Deletes the draft that has been sent, and starts a new one with its own id. It is for what the
		 * visitor has come for in the meantime, if they have.
		 */
		discard(sent: Draft, form: HTMLFormElement) {
			clearDraft(sent);
			draft.current = newDraft();
			if (form.isConnected && prefillFor(location.search) !== sent.prefill)
				prefillFromAddress(form, draft.current);
		},
		/** Leaves a draft that could not be sent to the visitor. */
		unsubmit(sent: Draft) {
			unsubmitDraft(sent);
			if (draft.current) draft.current.isSubmitting = false;
		},
	};
}

/** Returns the draft for a form that has just hydrated: the saved one, plus any text typed before hydration, prefilled. */
function restoreDraft(form: HTMLFormElement): Draft {
	const typed = readFields(form);
	const isBegun = !isEmpty(typed) || form.contains(document.activeElement);
	const saved = readDraft();
	const draft = saved ?? newDraft();
	// The visitor began before this script ran, or the browser restored the text after a reload.
	// Any time we chose would be too late, and make a person look like a bot.
	if (isBegun) draft.startedAt ??= null;
	if (saved) restoreFields(form, saved, typed.message);
	// Not if the visitor has already typed something else.
	draft.isSubmitting &&= isEqual(readFields(form), draft.values);
	// What is on its way is no longer a draft; if it fails, the response page has the text.
	if (!isEmpty(typed) && !isBrowserSubmitting()) {
		draft.values = readFields(form);
		saveDraft(draft);
	}
	prefillFromAddress(form, draft);
	return draft;
}

function restoreFields(form: HTMLFormElement, draft: Draft, typed: string) {
	for (const name of visibleNames) {
		const field = fieldOf(form, name);
		if (field && field.value === "") field.value = draft.values[name];
	}
	const message = fieldOf(form, "message");
	const saved = draft.values.message;
	const isPrefill = saved.trim() === draft.prefill;
	if (message && typed !== "" && !isPrefill) {
		message.value = joinMessages(saved, typed);
	}
}

function prefillFromAddress(form: HTMLFormElement, draft: Draft): void {
	const field = fieldOf(form, "message");
	// What is being sent stays as it is, to be recognised as the same message when it is sent again.
	if (!field || draft.isSubmitting) return;
	const before = { text: field.value, prefill: draft.prefill };
	const prefilled = prefillMessage(before, prefillFor(location.search));
	draft.prefill = prefilled.prefill;
	// Setting the same text would move the caret to its end.
	if (field.value === prefilled.text) return;
	field.value = prefilled.text;
	// As after an input: what the API refused is no longer there.
	field.setCustomValidity("");
	// A prefill on its own is not worth saving as a draft.
	if (!readDraft()) return;
	draft.values = readFields(form);
	saveDraft(draft);
}

/** Returns whether the URL is still the contact page's; navigation changes it before the screen. */
function isContact(): boolean {
	return matchRoute(location.pathname)?.id === "contact";
}
