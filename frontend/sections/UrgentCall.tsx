import type { ReactNode } from "react";
import type { UrgentContact } from "#content/contact/urgent-contact.ts";
import { type ButtonVariant, buttonClass } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./UrgentCall.module.css";

/** Renders whom to call in an emergency and what to say (docs/behaviour.md, "Urgent contact"). */
export function UrgentCall({
	contact: { heading, icon, href, label, note, sayHeading, say },
	variant = "quiet",
	children,
}: {
	contact: UrgentContact;
	variant?: ButtonVariant;
	/** Other key information, below the card. */
	children?: ReactNode;
}) {
	return (
		<div className={styles.urgent}>
			<Card id="urgent" title={heading} level={2}>
				<a className={buttonClass(variant)} href={href}>
					<Icon name={icon} size={20} />
					{label}
				</a>
				{note && <p>{note}</p>}
				<strong>{sayHeading}</strong>
				<ol role="list" className={styles.say}>
					{say.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ol>
			</Card>
			{children}
		</div>
	);
}
