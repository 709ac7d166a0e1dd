import { honeypotField } from "#content/contact/signals.ts";
import { honeypot } from "#content/copy/interface/contact.yaml";
import styles from "./Honeypot.module.css";

/**
 * A field that only bots fill in. It is hidden with display: none, so that neither people nor
 * browser autofill reach it, and inert in case the stylesheet is missing. Some password managers
 * fill in hidden fields too: the data attributes tell 1Password, LastPass and Bitwarden to ignore it.
 */
export function Honeypot() {
	return (
		<div className={styles.honeypot} inert>
			<label htmlFor={honeypotField}>{honeypot}</label>
			<input
				type="text"
				id={honeypotField}
				name={honeypotField}
				tabIndex={-1}
				autoComplete="off"
				data-1p-ignore="true"
				data-lpignore="true"
				data-bwignore="true"
			/>
		</div>
	);
}
