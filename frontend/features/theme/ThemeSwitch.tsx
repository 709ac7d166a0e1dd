import { useEffect } from "react";
import * as words from "#content/copy/interface/frame.yaml";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { followTheme, setTheme, shownTheme, useTheme } from "./theme.ts";

/** Switches between light and dark. */
export function ThemeSwitch() {
	const theme = useTheme((state) => state.theme);
	useEffect(followTheme, []);
	return (
		<IconButton
			icon="sun-moon"
			label={words.themeLabel}
			onClick={() => setTheme(shownTheme(theme) === "dark" ? "light" : "dark")}
		/>
	);
}
