import type { MouseEvent, ReactNode } from "react";
import { Anchor } from "#frontend/sections/Anchor.tsx";

/** A menu link in the bar, a panel or the sheet; marked if it leads to the current page. */
export function MenuLink({
	href,
	path,
	label,
	children,
	...rest
}: {
	href: string;
	/** Path of the current page. */
	path: string;
	className?: string | undefined;
	/** Accessible name, for a link that shows an image. */
	label?: string;
	children: ReactNode;
	onClick?: (event: MouseEvent) => void;
	"data-menu-stop"?: boolean;
}) {
	return (
		<Anchor
			href={href}
			aria-label={label}
			aria-current={href === path ? "page" : undefined}
			{...rest}
		>
			{children}
		</Anchor>
	);
}
