import type { ReactNode } from "react";
import { pageTitle } from "#content/page-title.ts";
import { ActionLink } from "./ActionLink.tsx";
import styles from "./Missing.module.css";
import header from "./PageHeader.module.css";
import { PageHeading } from "./PageHeading.tsx";

type Props = {
	heading: string;
	text: string;
	/** Buttons; the first is emphasised. */
	actions: { label: string; href: string }[];
	children?: ReactNode;
};

/** Renders a screen that says that something does not exist, and where to go instead. */
export function Missing({ heading, text, actions, children }: Props) {
	return (
		<div className={styles.missing}>
			<title>{pageTitle(heading)}</title>
			<meta name="robots" content="noindex" />
			<svg className={styles.picture} viewBox="0 0 320 120" aria-hidden="true">
				<path d="M0 92h320M160 92V64M160 92c-30 0-38 8-60 24M160 92c26 0 40 6 64 22M160 92v26" />
				<path
					className={styles.gap}
					d="M160 56V8M150 60C140 44 118 40 118 18M170 60c10-14 32-20 32-40"
				/>
			</svg>
			<PageHeading>{heading}</PageHeading>
			<p className={styles.text}>{text}</p>
			<div className={header.actions}>
				{actions.map((action, index) => (
					<ActionLink
						key={action.href}
						variant={index === 0 ? "brand" : "quiet"}
						{...action}
					/>
				))}
			</div>
			{children}
		</div>
	);
}
