import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";
import { PageHeading } from "./PageHeading.tsx";

type Props = {
	heading: string;
	intro?: ReactNode;
	breadcrumbs?: ReactNode;
	/** Buttons below the introduction. */
	actions?: ReactNode;
	/** What one came for, beside the heading: facts, or a picture in a boundary of its own. */
	aside?: ReactNode;
	/** Buttons that on a phone come after what stands beside the heading. */
	after?: ReactNode;
	/** The page's figure, below all of it. */
	figure?: ReactNode;
};

/** The head of a page: where it stands, what it is, what to do. */
export function PageHeader({
	heading,
	intro,
	breadcrumbs,
	actions,
	aside,
	after,
	figure,
}: Props) {
	return (
		<div className={styles.header}>
			<div className={aside ? styles.beside : styles.inner}>
				<div className={styles.words}>
					{breadcrumbs}
					<PageHeading>{heading}</PageHeading>
					{intro && <p className={styles.intro}>{intro}</p>}
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
				{aside}
				{after && <div className={styles.actions}>{after}</div>}
			</div>
			{figure && <div className={styles.figure}>{figure}</div>}
		</div>
	);
}
