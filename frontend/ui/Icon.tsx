import { useLayoutEffect } from "react";
import styles from "./Icon.module.css";
import type { IconOf } from "./icon-names.ts";
import { needIcon } from "./icon-store.ts";

/**
 * An icon of the set by its name, 24 × 24 in the text's colour. It says nothing to a
 * screen reader: the words beside it do.
 * @param size in CSS pixels
 */
export function Icon<Name extends string>({
	name,
	size = 24,
}: {
	name: IconOf<Name>;
	size?: number;
}) {
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
