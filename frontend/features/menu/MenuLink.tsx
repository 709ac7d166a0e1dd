import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & {
	/** Path of the current page. */
	path: string;
	"data-menu-stop"?: boolean;
};

/** A menu link in the bar, a panel or the sheet; marked if it leads to the current page. */
export function MenuLink({ path, ...rest }: Props) {
	const isCurrent = rest.href === path;
	return <a aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
