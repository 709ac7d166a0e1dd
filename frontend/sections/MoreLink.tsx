import { Link } from "wouter";
import { Icon } from "../ui/Icon.tsx";
import styles from "../ui/TextLink.module.css";
import { isPage } from "./Anchor.tsx";

const inwardIcon = "arrow-right";
const outwardIcon = "arrow-up-right";

/** Renders a link such as "Learn More"; `about` completes its label for screen readers that list links out of context. */
export function MoreLink({
	href,
	label,
	about,
}: {
	href: string;
	label: string;
	about?: string;
}) {
	const isInternal = isPage(href);
	const inner = (
		<>
			{label}
			{about && <span className="visually-hidden">{`: ${about}`}</span>}
			<Icon name={isInternal ? inwardIcon : outwardIcon} size={18} />
		</>
	);
	if (isInternal) {
		return (
			<Link href={href} className={styles.link}>
				{inner}
			</Link>
		);
	}
	return (
		<a
			href={href}
			className={styles.link}
			target="_blank"
			rel="noopener noreferrer"
		>
			{inner}
		</a>
	);
}
