import type { ReactNode } from "react";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import styles from "./FeedCard.module.css";

type Props = {
	/** Parts of the small line above the title, for example source and category. */
	kicker: string[];
	title: string;
	/** The authors, if they are shown on a separate line. */
	people?: ReactNode;
	text: string;
	/** A name for the small line below the text, before the date; truncated if too long. */
	name?: string;
	/** ISO 8601; empty if unknown. */
	date: string;
	formatDate: (date: string) => string;
	action: string;
	href: string;
	/** Truncates the line above the title to one line and the title to two. */
	isShort?: boolean;
};

/** An article or paper published elsewhere: its source, a summary, and a link that opens a new tab. */
export function FeedCard({
	kicker,
	title,
	people,
	text,
	name,
	date,
	formatDate,
	action,
	href,
	isShort = false,
}: Props) {
	return (
		<article className={styles.card}>
			<p className={isShort ? styles.kickerOfOne : styles.kicker}>
				{kicker.filter(Boolean).join("\u00a0· ")}
			</p>
			<h2 className={isShort ? styles.titleOfTwo : styles.title}>{title}</h2>
			<div className={styles.people}>{people}</div>
			<p className={styles.text}>{text}</p>
			<div className={styles.foot}>
				<p className={styles.facts}>
					{name && <span>{name}</span>}
					{name && date && <span>&nbsp;·&nbsp;</span>}
					{date && <time dateTime={date}>{formatDate(date)}</time>}
				</p>
				<MoreLink href={href} label={action} about={title} />
			</div>
		</article>
	);
}

/** A grey outline of a card, exactly as tall as a card with isShort. */
export function FeedCardSkeleton() {
	return (
		<div className={styles.card} aria-hidden="true">
			<p className={styles.kicker}>
				<span className={styles.bar} />
			</p>
			<div className={styles.titleOfTwo}>
				<span className={styles.bar} />
			</div>
			<div className={styles.people} />
			<div className={styles.text}>
				<span className={styles.bar} />
			</div>
			<div className={styles.foot}>
				<span className={styles.bar} />
			</div>
		</div>
	);
}
