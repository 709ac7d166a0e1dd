import type { ReactNode } from "react";
import { Part } from "#frontend/router/boundary/Part.tsx";
import styles from "./PageHeader.module.css";

type Props = {
	heading: string;
	intro?: string | undefined;
	/** Where the page stands: Breadcrumbs. */
	trail?: ReactNode;
	/** Buttons below the introduction. */
	actions?: ReactNode;
	/** A picture beside the heading. */
	picture?: ReactNode;
};

/** The head of a page: where it stands, what it is, what to do. */
export function PageHeader({ heading, intro, trail, actions, picture }: Props) {
	return (
		<div className={styles.header}>
			<div className={picture ? styles.pictured : styles.inner}>
				<div className={styles.words}>
					{trail}
					<h1>{heading}</h1>
					{intro && <p className={styles.intro}>{intro}</p>}
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
				{picture && (
					<div className={styles.picture}>
						<Part name="picture">{picture}</Part>
					</div>
				)}
			</div>
		</div>
	);
}
