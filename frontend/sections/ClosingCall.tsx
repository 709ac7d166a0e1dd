import section from "#frontend/ui/Section.module.css";
import { ActionLink } from "./ActionLink.tsx";
import styles from "./ClosingCall.module.css";

type Props = {
	heading: string;
	text: string;
	action: { label: string; href: string };
};

/** Renders the call to action at the end of a page. */
export function ClosingCall({ heading, text, action }: Props) {
	return (
		<section className={styles.call} data-no-print>
			<div className={styles.inner}>
				<div>
					<h2>{heading}</h2>
					<p className={section.lead}>{text}</p>
				</div>
				<ActionLink variant="action" {...action} />
			</div>
		</section>
	);
}
