import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./IconButton.module.css";
import type { IconOf } from "./icon-names.ts";

/** Renders a button that shows only an icon; `label` is its accessible name. */
export function IconButton<Name extends string>({
	icon,
	label,
	...rest
}: { icon: IconOf<Name>; label: string } & ComponentProps<"button">) {
	return (
		<button
			type="button"
			className={`${styles.button} needs-script`}
			aria-label={label}
			title={label}
			{...rest}
		>
			<Icon<string> name={icon} size={22} />
		</button>
	);
}
