import { Link } from "wouter";
import { type ButtonVariant, buttonClass } from "../ui/Button.tsx";

/** A link that looks like a button; `about` completes it for those who hear it out of context. */
export function ActionLink({
	href,
	label,
	about,
	variant = "quiet",
}: {
	href: string;
	label: string;
	about?: string;
	variant?: ButtonVariant;
}) {
	return (
		<Link href={href} className={buttonClass(variant)}>
			{label}
			{about && <span className="visually-hidden">: {about}</span>}
		</Link>
	);
}
