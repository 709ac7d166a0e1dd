import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-names.ts";

/** `action` is for the one thing that matters on a screen, `quiet` for all else. */
export type ButtonVariant = "action" | "brand" | "quiet";

type Look = { variant?: ButtonVariant; icon?: IconName; children: ReactNode };

/** A button that does something on this page. */
export function Button({
	variant = "quiet",
	icon,
	children,
	type = "button",
	...rest
}: Look & ComponentProps<"button">) {
	return (
		<button type={type} className={styles[variant]} {...rest}>
			{children}
			{icon && <Icon name={icon} size={20} />}
		</button>
	);
}

/** The class of a link that looks like a button; the link itself comes from the router's side. */
export function buttonClass(variant: ButtonVariant): string {
	return styles[variant] ?? "";
}
