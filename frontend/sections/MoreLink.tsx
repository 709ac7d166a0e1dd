import { Link } from "wouter";
import { Icon } from "../ui/Icon.tsx";
import styles from "../ui/TextLink.module.css";

// In this form the sprite's builder finds them (build/icon-sprite-plugin.ts).
const inwardIcon = "arrow-right";
const outwardIcon = "arrow-up-right";

/** "Learn More" and its like; `about` completes the link for those who hear it out of context. */
export function MoreLink({
	href,
	label,
	about,
}: {
	href: string;
	label: string;
	about?: string;
}) {
	const isOurs = href.startsWith("/");
	const inner = (
		<>
			{label}
			{about && <span className="visually-hidden">{`: ${about}`}</span>}
			<Icon name={isOurs ? inwardIcon : outwardIcon} size={18} />
		</>
	);
	if (isOurs) {
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
