import { useEffect } from "react";
import * as words from "#content/copy/interface/frame.yaml";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { followTheme, switchTheme } from "./theme.ts";

/** Switches between light and dark. */
export function ThemeSwitch() {
	useEffect(followTheme, []);
	return (
		<IconButton
			icon="sun-moon"
			label={words.themeLabel}
			onClick={switchTheme}
		/>
	);
}
