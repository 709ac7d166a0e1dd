import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

type Props = {
	heading: string;
	intro?: string | undefined;
	breadcrumbs?: ReactNode;
	/** Buttons below the introduction. */
	actions?: ReactNode;
	/** A picture beside the heading, in a boundary of its own. */
	picture?: ReactNode;
};

/** The head of a page: where it stands, what it is, what to do. */
export function PageHeader({
	heading,
	intro,
	breadcrumbs,
	actions,
	picture,
}: Props) {
	return (
		<div className={styles.header}>
			<div className={picture ? styles.pictured : styles.inner}>
				<div className={styles.words}>
					{breadcrumbs}
					<h1>{heading}</h1>
					{intro && <p className={styles.intro}>{intro}</p>}
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
				{picture && <div className={styles.picture}>{picture}</div>}
			</div>
		</div>
	);
}
