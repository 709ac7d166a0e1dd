import { useCallback, useEffect, useRef, useState } from "react";
import {
	contactFields,
	fieldNamesOf,
	visibleNames,
} from "#content/contact/fields.ts";
import { honeypotField } from "#content/contact/signals.ts";
import { fields, optional } from "#content/copy/interface/contact.yaml";
import contact from "#content/copy/pages/contact.yaml";
import { apiPaths } from "#content/routes.ts";
import { isLeaving } from "#frontend/router/reload.ts";
import { RichText } from "#frontend/sections/RichText.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Field } from "#frontend/ui/Field.tsx";
import styles from "./ContactForm.module.css";
import type { Draft } from "./draft.ts";
import { type FieldName, fieldOf } from "./fields.ts";
import { Honeypot } from "./Honeypot.tsx";
import { type Outcome, sendMessage } from "./send-message.ts";
import { useBrowserSubmission } from "./use-browser-submission.ts";
import { useDraft } from "./use-draft.ts";

type Props = {
	/** Called each time a field gets focus, first when the visitor begins to use the form. */
	onIntent: () => void;
	/** Called when a message has been sent, or could not be. */
	onOutcome: (outcome: Outcome) => void;
};

const outcomeId = "outcome";

/** `outcome` is that of the last attempt, while no other has begun. */
type State = { isSubmitting: boolean; outcome?: Outcome };

/** The contact form. Without JavaScript the browser submits it and the API responds with a page. */
export function ContactForm({ onIntent, onOutcome }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const draft = useDraft(form);
	// A ref as well as the state, because a double click can come before the next render.
	const isBusy = useRef(false);
	const [state, setState] = useState<State>({ isSubmitting: false });

	const setSubmitting = useCallback((isSubmitting: boolean) => {
		isBusy.current = isSubmitting;
		setState({ isSubmitting });
	}, []);
	useBrowserSubmission(setSubmitting);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for a draft restored by then
	useEffect(() => {
		// The API stores only once what was being sent as the visitor left; this finds out what became of it.
		if (form.current && draft.isInterrupted()) void submit(form.current);
	}, []);

	// After the render that makes the fields editable, as browsers take a read-only field for valid.
	useEffect(() => {
		const { field = "", message = "" } = state.outcome ?? {};
		const control = form.current && fieldOf(form.current, field);
		control?.setCustomValidity(message);
		// Still read out with the field when the browser's bubble has gone.
		control?.setAttribute("aria-describedby", outcomeId);
		control?.reportValidity();
	}, [state]);

	async function submit(target: HTMLFormElement): Promise<void> {
		if (isBusy.current) return;
		setSubmitting(true);
		const sent = draft.save(target, true);
		const outcome = await sendMessage({
			...sent,
			startedAt: startOf(sent, target),
			honeypot: fieldOf(target, honeypotField)?.value ?? "",
		});
		isBusy.current = false;
		setState({ isSubmitting: false, outcome });
		if (outcome.isSent) {
			target.reset();
			draft.discard(sent, target);
		} else if (outcome.isRefused || !isLeaving()) draft.unsubmit(sent);
		// The form of a visitor who has left the page and come back reports its own outcome.
		if (target.isConnected || !isFormShown()) onOutcome(outcome);
	}

	return (
		<form
			ref={form}
			className={styles.form}
			action={apiPaths.contact}
			method="post"
			onFocus={({ target }) => {
				onIntent();
				// Not a press of Send, if a password manager has filled in the fields without a focus.
				if (target.name) draft.start();
			}}
			onInput={(event) => {
				const field = event.target as HTMLInputElement;
				field.setCustomValidity("");
				field.removeAttribute("aria-describedby");
				draft.start();
				draft.save(event.currentTarget);
			}}
			onSubmit={(event) => {
				event.preventDefault();
				void submit(event.currentTarget);
			}}
		>
			{visibleNames.map((name) => (
				<ContactField
					key={name}
					name={name}
					// Text typed while a message is being sent would be lost in the reset that follows.
					readOnly={state.isSubmitting}
				/>
			))}
			{fieldNamesOf("hidden").map((name) => (
				<input
					key={name}
					type="hidden"
					name={name}
					value={contactFields[name].value}
				/>
			))}
			<Honeypot />
			<div className={styles.end}>
				<Button
					type="submit"
					variant="action"
					// Not "disabled", which would make the button lose focus.
					aria-disabled={state.isSubmitting}
				>
					{state.isSubmitting ? contact.sendingLabel : contact.sendLabel}
				</Button>
				<p className={styles.outcome} id={outcomeId}>
					{state.outcome?.message}
				</p>
				{/* The button's own text is not read out after Enter in a field. */}
				<p className="visually-hidden" role="status">
					{state.isSubmitting && contact.sendingLabel}
				</p>
			</div>
			<p className={styles.note}>
				<RichText text={contact.privacyNote} />
			</p>
		</form>
	);
}

function isFormShown(): boolean {
	return document.querySelector(`.${styles.form}`) !== null;
}

function ContactField({
	name,
	readOnly,
}: {
	name: FieldName;
	readOnly: boolean;
}) {
	const { control, required, autocomplete } = contactFields[name];
	// Email addresses and phone numbers are short: two of them share a line.
	const isShort = control === "email" || control === "tel";
	return (
		<div className={isShort ? styles.half : undefined}>
			<Field
				id={name}
				// Without maxlength, which would cut off a pasted text without a word; the API says what is too long.
				name={name}
				type={control}
				label={fields[name]}
				optional={optional}
				required={required}
				readOnly={readOnly}
				autoComplete={autocomplete}
			/>
		</div>
	);
}

/** Returns when the visitor began; null if the browser autofilled the form, which takes no time. */
function startOf({ startedAt }: Draft, form: HTMLFormElement): number | null {
	return form.querySelector(":autofill") ? null : (startedAt ?? null);
}
