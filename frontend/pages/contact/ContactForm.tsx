import { useEffect, useRef, useState } from "react";
import { contactLimits } from "#content/contact/limits.ts";
import { contactWords } from "#content/contact/words.ts";
import contact from "#content/pages/contact.ts";
import { apiPaths } from "#content/routes.ts";
import { RichText } from "../../sections/Prose.tsx";
import { prepareToasts, showToast } from "../../state/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import styles from "./ContactForm.module.css";
import { clearDraft, keepDraft, restoreDraft } from "./draft.ts";
import { prefillFor } from "./prefill.ts";
import { sendMessage } from "./send-message.ts";

/** Specification §4: idle, submitting, then idle again after any outcome. */
type State = { status: "idle" | "submitting"; outcome?: string };

/** The contact form; without a script it posts itself and the API answers with a page. */
export function ContactForm() {
	const form = useRef<HTMLFormElement>(null);
	const started = useRef(0);
	const messageId = useRef("");
	// At once, where the state waits for the next render: two presses may come before it.
	const isSubmitting = useRef(false);
	const [state, setState] = useState<State>({ status: "idle" });

	useEffect(() => {
		started.current = Date.now();
		messageId.current = crypto.randomUUID();
		if (!form.current) return;
		restoreDraft(form.current);
		const message = form.current.elements.namedItem("message");
		if (message instanceof HTMLTextAreaElement && !message.value) {
			const prefill = prefillFor(location.search);
			// The visitor goes on writing behind it.
			if (prefill) message.value = `${prefill} `;
		}
	}, []);

	async function submit(target: HTMLFormElement) {
		if (isSubmitting.current) return;
		isSubmitting.current = true;
		setState({ status: "submitting" });
		const result = await sendMessage(new FormData(target), {
			id: messageId.current,
			startedAt: started.current,
		});
		isSubmitting.current = false;
		setState({ status: "idle", outcome: result.message });
		if (result.isSent) {
			target.reset();
			clearDraft();
			messageId.current = crypto.randomUUID();
		}
		await showToast(result.isSent ? "success" : "error", result.message);
	}

	return (
		<form
			ref={form}
			className={styles.form}
			action={apiPaths.contact}
			method="post"
			onFocus={prepareToasts}
			onInput={(event) => keepDraft(event.currentTarget)}
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
					maxLength={contactLimits.email_address}
				/>
				<Field
					id="phone"
					name="phone_number"
					type="tel"
					label="Phone"
					autoComplete="tel"
					maxLength={contactLimits.phone_number}
				/>
			</div>
			<TextArea
				id="message"
				name="message"
				label="Message"
				required
				maxLength={contactLimits.message}
			/>
			<input type="hidden" name="category" value={contactWords.category} />
			{/* A decoy: people neither see nor reach it, robots fill it in. */}
			<div className={styles.decoy} aria-hidden="true">
				<label htmlFor="website">Website</label>
				<input
					type="text"
					id="website"
					name="website"
					tabIndex={-1}
					autoComplete="off"
				/>
			</div>
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
