import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";
import { PageHeading } from "./PageHeading.tsx";

type Props = {
	heading: string;
	intro?: ReactNode;
	breadcrumbs?: ReactNode;
	/** Buttons below the introduction. */
	actions?: ReactNode;
	/** Next to the heading: key facts, or a picture within its own error boundary. */
	aside?: ReactNode;
	/** Buttons that on a phone follow `aside`. */
	after?: ReactNode;
	/** The page's figure, below everything else. */
	figure?: ReactNode;
};

/** Renders the header of a page: breadcrumbs, heading, introduction and main actions. */
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
