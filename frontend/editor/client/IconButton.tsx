import type { ComponentProps } from "react";
import { Pictogram } from "./Pictogram.tsx";

/** A button that shows only an icon; its label is its accessible name and its tooltip. */
export function IconButton({
	icon,
	label,
	...rest
}: ComponentProps<"button"> & { icon: string; label: string }) {
	return (
		<button
			type="button"
			className="plain"
			aria-label={label}
			title={label}
			{...rest}
		>
			<Pictogram name={icon} />
		</button>
	);
}
