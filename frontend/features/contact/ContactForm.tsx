import { useRef, useState } from "react";
import { contactLimits } from "#content/contact/limits.ts";
import { contactWords } from "#content/contact/words.ts";
import contact from "#content/pages/contact.ts";
import { apiPaths } from "#content/routes.ts";
import {
	prepareToasts,
	showToast,
} from "#frontend/features/toasts/toast-store.ts";
import { RichText } from "#frontend/sections/Prose.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Field, TextArea } from "#frontend/ui/Field.tsx";
import styles from "./ContactForm.module.css";
import type { Draft } from "./draft.ts";
import { readHoneypot } from "./fields.ts";
import { Honeypot } from "./Honeypot.tsx";
import { sendMessage } from "./send-message.ts";
import { useDraft } from "./use-draft.ts";

/** Idle, submitting, then idle again after any outcome. */
type State = { status: "idle" | "submitting"; outcome?: string };

/** The contact form; without a script it posts itself and the API answers with a page. */
export function ContactForm() {
	const form = useRef<HTMLFormElement>(null);
	const draft = useDraft(form);
	// At once, where the state waits for the next render: two presses may come before it.
	const isSubmitting = useRef(false);
	const [state, setState] = useState<State>({ status: "idle" });
	// What is typed while a message is on its way would go with the reset that follows.
	const readOnly = state.status === "submitting";

	async function submit(target: HTMLFormElement) {
		if (isSubmitting.current) return;
		isSubmitting.current = true;
		setState({ status: "submitting" });
		const sent = draft.save(target);
		const result = await sendMessage({
			...sent,
			startedAt: startOf(sent, target),
			honeypot: readHoneypot(target),
		});
		isSubmitting.current = false;
		setState({ status: "idle", outcome: result.message });
		if (result.isSent) {
			target.reset();
			draft.finish(sent);
		}
		await showToast(result.isSent ? "success" : "error", result.message);
	}

	return (
		<form
			ref={form}
			className={styles.form}
			action={apiPaths.contact}
			method="post"
			onFocus={() => {
				prepareToasts();
				draft.begin();
			}}
			onInput={(event) => {
				draft.begin();
				draft.save(event.currentTarget);
			}}
			onSubmit={(event) => {
				event.preventDefault();
				void submit(event.currentTarget);
			}}
		>
			<Field
				id="name"
				name="name"
				label="Name"
				autoComplete="name"
				required
				readOnly={readOnly}
				maxLength={contactLimits.name}
			/>
			<div className={styles.pair}>
				<Field
					id="email"
					name="email_address"
					type="email"
					label="Email"
					autoComplete="email"
					required
					readOnly={readOnly}
					maxLength={contactLimits.email_address}
				/>
				<Field
					id="phone"
					name="phone_number"
					type="tel"
					label="Phone"
					autoComplete="tel"
					readOnly={readOnly}
					maxLength={contactLimits.phone_number}
				/>
			</div>
			<TextArea
				id="message"
				name="message"
				label="Message"
				required
				readOnly={readOnly}
				maxLength={contactLimits.message}
			/>
			<input type="hidden" name="category" value={contactWords.category} />
			<Honeypot />
			<div className={styles.end}>
				<Button
					type="submit"
					variant="action"
					// Not "disabled", which would take the focus away from who pressed it.
					aria-disabled={state.status === "submitting"}
				>
					{state.status === "submitting" ? "Sending …" : "Send message"}
				</Button>
				<p className={styles.outcome}>{state.outcome}</p>
			</div>
			<p className={styles.note}>
				<RichText text={contact.privacyNote} />
			</p>
		</form>
	);
}

/** When filling in began; null where the browser did the filling, which takes no time at all. */
function startOf({ startedAt }: Draft, form: HTMLFormElement): number | null {
	const isAutofilled =
		CSS.supports("selector(:autofill)") && form.querySelector(":autofill");
	return isAutofilled ? null : (startedAt ?? null);
}
