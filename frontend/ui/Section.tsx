import type { ReactNode } from "react";
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
	children?: ReactNode;
};

/** Renders a section of a page under a hairline, with its heading. */
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
				{children && <div className={styles.content}>{children}</div>}
			</div>
		</section>
	);
}
