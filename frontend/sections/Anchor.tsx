import type { ComponentProps } from "react";
import { Link } from "wouter";

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { href: string };

/**
 * Renders a link to any address that content may contain. Pages of this site open without a full
 * load; the router could not open files such as "/licences.txt", other sites or "mailto:".
 */
export function Anchor({ href, ...rest }: Props) {
	return isPage(href) ? (
		<Link href={href} {...rest} />
	) : (
		<a href={href} {...rest} />
	);
}

/** Returns whether an address belongs to a page of this site. */
export function isPage(href: string): boolean {
	return /^\/(?!\/)[^.?#]*([?#]|$)/.test(href);
}
