import { Link } from "wouter";
import { Icon } from "../ui/Icon.tsx";
import styles from "../ui/TextLink.module.css";

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
	const inner = (
		<>
			{label}
			{about && <span className="visually-hidden">: {about}</span>}
			<Icon
				name={href.startsWith("/") ? "arrow-right" : "arrow-up-right"}
				size={18}
			/>
		</>
	);
	if (href.startsWith("/")) {
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
