import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";

/** A link of the menu, in the bar, a panel or the sheet; it is marked where it leads to the page that shows. */
export function MenuLink({
	href,
	path,
	children,
	...rest
}: {
	href: string;
	/** Path of the page that shows. */
	path: string;
	className?: string | undefined;
	children: ReactNode;
	onClick?: (event: MouseEvent) => void;
	"data-menu-stop"?: boolean;
}) {
	return (
		<Link
			href={href}
			aria-current={href === path ? "page" : undefined}
			{...rest}
		>
			{children}
		</Link>
	);
}
