import { newTab } from "#content/copy/interface/frame.yaml";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "#frontend/ui/TextLink.module.css";

type Props = { href: string; label: string; about?: string };

/** Renders a link such as "Learn More"; `about` completes its label for screen readers that list links out of context. */
export function MoreLink({ href, label, about }: Props) {
	const isInternal = isPage(href);
	// A single text: a space that is a text of its own would be missing from the link's name.
	const hidden = [about && `: ${about}`, !isInternal && newTab]
		.filter(Boolean)
		.join(" ");
	return (
		<a
			href={href}
			className={styles.link}
			{...(!isInternal && { target: "_blank", rel: "noopener noreferrer" })}
		>
			{label}
			{hidden && <span className="visually-hidden">{hidden}</span>}
			<Icon name={isInternal ? "arrow-right" : "arrow-up-right"} size={18} />
		</a>
	);
}

/** Returns whether an address belongs to a page of this site; files such as "/licences.txt" do not. */
function isPage(href: string): boolean {
	return /^\/(?!\/)[^.?#]*([?#]|$)/.test(href);
}
