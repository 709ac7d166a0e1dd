import { Link } from "wouter";
import { type ButtonVariant, buttonClass } from "../ui/Button.tsx";

/** A link that looks like a button. */
export function ActionLink({
	href,
	label,
	variant = "quiet",
}: {
	href: string;
	label: string;
	variant?: ButtonVariant;
}) {
	return (
		<Link href={href} className={buttonClass(variant)}>
			{label}
		</Link>
	);
}
