import { useEffect } from "react";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { restoreTheme, setTheme, shownTheme, useTheme } from "./theme.ts";

/** Turns light into dark and back. */
export function ThemeSwitch() {
	const theme = useTheme((state) => state.theme);
	useEffect(restoreTheme, []);
	return (
		<IconButton
			icon="sun-moon"
			label="Switch between light and dark"
			onClick={() => setTheme(shownTheme(theme) === "dark" ? "light" : "dark")}
		/>
	);
}
