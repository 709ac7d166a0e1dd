import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./IconButton.module.css";

/** A button that shows only a picture; `label` is its name. */
export function IconButton({
	icon,
	label,
	...rest
}: { icon: string; label: string } & ComponentProps<"button">) {
	return (
		<button
			type="button"
			className={`${styles.button} needs-script`}
			aria-label={label}
			title={label}
			{...rest}
		>
			<Icon name={icon} size={22} />
		</button>
	);
}
