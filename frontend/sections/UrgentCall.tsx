import { telHref, urgentNumber } from "#content/contact-facts.ts";
import * as words from "#content/copy/interface/urgent.yaml";
import { fill } from "#content/fill.ts";
import type { Urgent } from "#content/schema/urgent.ts";
import { site } from "#content/site.ts";
import { type ButtonVariant, buttonClass } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./UrgentCall.module.css";

/** For what cannot wait: the number and what to say, or plainly that no number is staffed (docs/behaviour.md, "Urgent contact"). */
export function UrgentCall({
	urgent: { heading, say },
	variant = "quiet",
}: {
	urgent: Urgent;
	variant?: ButtonVariant;
}) {
	const { href, icon, label, note } = channel();
	return (
		<div className={styles.urgent}>
			<Card id="urgent" title={heading} level={2}>
				<a className={buttonClass(variant)} href={href}>
					<Icon name={icon} size={20} />
					{label}
				</a>
				{note && <p>{note}</p>}
				<strong>{words.sayHeading}</strong>
				<ol role="list" className={styles.say}>
					{say.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ol>
			</Card>
		</div>
	);
}

/** What is there for it: support's number, that of the office with its hours, or the mailbox. */
function channel() {
	if (!urgentNumber) {
		return {
			href: `mailto:${site.email}?subject=${encodeURIComponent(words.subject)}`,
			icon: "mail" as const,
			label: fill(words.writeLabel, { email: site.email }),
			note: words.withoutNumber,
		};
	}
	return {
		href: telHref(urgentNumber),
		icon: "phone" as const,
		label: fill(words.callLabel, { number: urgentNumber }),
		note: site.supportPhoneNumber
			? words.atAnyHour
			: site.businessHours &&
				fill(words.inHours, { hours: site.businessHours }),
	};
}
