import { type ButtonVariant, buttonClass } from "#frontend/ui/Button.tsx";

type Props = {
	href: string;
	label: string;
	about?: string;
	variant?: ButtonVariant;
};

/** Renders a link that looks like a button; `about` completes its label for screen readers that list links out of context. */
export function ActionLink({ href, label, about, variant = "quiet" }: Props) {
	return (
		<a href={href} className={buttonClass(variant)}>
			{label}
			{about && <span className="visually-hidden">: {about}</span>}
		</a>
	);
}
