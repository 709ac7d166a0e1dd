import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-names.ts";

/** `action` is for the main action of a screen, `quiet` for all others. */
export type ButtonVariant = "action" | "brand" | "quiet";

type Look = { variant?: ButtonVariant; icon?: IconName; children: ReactNode };

/** Renders a button that does something on the current page. */
export function Button({
	variant = "quiet",
	icon,
	children,
	type = "button",
	...rest
}: Look & ComponentProps<"button">) {
	return (
		<button type={type} className={styles[variant]} {...rest}>
			{icon ? (
				<>
					<span>{children}</span>
					<Icon name={icon} size={20} />
				</>
			) : (
				children
			)}
		</button>
	);
}

/** Returns the class of a link that looks like a button; the caller chooses between a router link and a plain one. */
export function buttonClass(variant: ButtonVariant): string {
	return styles[variant] ?? "";
}
