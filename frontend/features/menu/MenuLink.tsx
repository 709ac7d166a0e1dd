import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";

/** A link of the menu, in the bar, a panel or the sheet; it is marked where it leads to the page that shows. */
export function MenuLink({
	href,
	path,
	label,
	children,
	...rest
}: {
	href: string;
	/** Path of the page that shows. */
	path: string;
	className?: string | undefined;
	/** Its name, where it shows a picture. */
	label?: string;
	children: ReactNode;
	onClick?: (event: MouseEvent) => void;
	"data-menu-stop"?: boolean;
}) {
	return (
		<Link
			href={href}
			aria-label={label}
			aria-current={href === path ? "page" : undefined}
			{...rest}
		>
			{children}
		</Link>
	);
}
