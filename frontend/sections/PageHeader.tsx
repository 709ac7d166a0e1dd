import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";
import { PageHeading } from "./PageHeading.tsx";

type Props = {
	heading: string;
	intro?: string | undefined;
	breadcrumbs?: ReactNode;
	/** Buttons below the introduction. */
	actions?: ReactNode;
	/** What one came for, beside the heading: facts, or a picture in a boundary of its own. */
	aside?: ReactNode;
	/** The page's figure, below both. */
	figure?: ReactNode;
};

/** The head of a page: where it stands, what it is, what to do. */
export function PageHeader({
	heading,
	intro,
	breadcrumbs,
	actions,
	aside,
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
			</div>
			{figure && <div className={styles.figure}>{figure}</div>}
		</div>
	);
}
