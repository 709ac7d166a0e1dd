import { type ReactNode, Suspense } from "react";
import styles from "./Section.module.css";

type Props = {
	/** Target of links to this section. */
	id?: string;
	heading: string;
	/** A sentence or two below the heading. */
	lead?: string | undefined;
	/** `split` puts the heading next to the content on wide screens, `stacked` above it. */
	layout?: "split" | "stacked";
	tone?: "paper" | "sunk";
	children: ReactNode;
};

/**
 * Renders a section of a page under a hairline, with its heading. In a Suspense boundary, so that what
 * is on screen first hydrates without waiting for it; React hydrates it at once when it is pressed.
 */
export function Section({
	id,
	heading,
	lead,
	layout = "stacked",
	tone = "paper",
	children,
}: Props) {
	return (
		<section id={id} className={tone === "sunk" ? styles.sunk : styles.paper}>
			<div className={layout === "split" ? styles.split : styles.stacked}>
				<div className={styles.head}>
					<h2>{heading}</h2>
					{lead && <p className={styles.lead}>{lead}</p>}
				</div>
				<div className={styles.content}>
					<Suspense>{children}</Suspense>
				</div>
			</div>
		</section>
	);
}
