import { useLayoutEffect } from "react";
import styles from "./Icon.module.css";
import type { IconOf } from "./icon-names.ts";
import { needIcon } from "./icon-store.ts";

type Props<Name extends string> = { name: IconOf<Name>; size?: number };

/**
 * Renders an icon of the set by its name, drawn on a 24 × 24 grid in the text's colour. It is
 * hidden from screen readers, which read the text next to it.
 * @param size in CSS pixels
 */
export function Icon<Name extends string>({ name, size = 24 }: Props<Name>) {
	useLayoutEffect(() => needIcon(name), [name]);
	return (
		<svg
			className={styles.icon}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			aria-hidden="true"
		>
			<use href={`#icon-${name}`} />
		</svg>
	);
}
