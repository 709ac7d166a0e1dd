import type { ComponentProps } from "react";
import { Anchor } from "#frontend/sections/Anchor.tsx";

type Props = ComponentProps<typeof Anchor> & {
	/** Path of the current page. */
	path: string;
	"data-menu-stop"?: boolean;
};

/** A menu link in the bar, a panel or the sheet; marked if it leads to the current page. */
export function MenuLink({ path, ...rest }: Props) {
	const isCurrent = rest.href === path;
	return <Anchor aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
