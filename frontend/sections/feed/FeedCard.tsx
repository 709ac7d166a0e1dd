import { Icon } from "../../ui/Icon.tsx";
import linkStyles from "../../ui/TextLink.module.css";
import styles from "./FeedCard.module.css";

type Props = {
	/** Small line above the title, for example source and category. */
	kicker: string[];
	title: string;
	text: string;
	/** Small line below the text, for example creator and date. */
	facts: (string | false)[];
	action: string;
	href: string;
	/** Lines of the title before it is cut; 0 for no limit. */
	titleLines: 0 | 2;
};

/** A piece published elsewhere: where from, what about, and the way there in a new tab. */
export function FeedCard({
	kicker,
	title,
	text,
	facts,
	action,
	href,
	titleLines,
}: Props) {
	return (
		<article className={styles.card}>
			<p className={styles.kicker}>{kicker.filter(Boolean).join(" · ")}</p>
			<h2 className={titleLines === 2 ? styles.titleOfTwo : styles.title}>
				{title}
			</h2>
			<p className={styles.text}>{text}</p>
			<p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
			<a
				className={linkStyles.link}
				href={href}
				target="_blank"
				rel="noopener noreferrer"
			>
				{action}
				<span className="visually-hidden">: {title} (opens a new tab)</span>
				<Icon name="arrow-up-right" size={18} />
			</a>
		</article>
	);
}
