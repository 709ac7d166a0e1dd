import { type ComponentType, useEffect, useState } from "react";
import {
	closeSearch,
	loadSearchEngine,
	openSearch,
	useSearch,
} from "../../state/search.ts";
import { showToast } from "../../state/toasts.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SearchButton.module.css";
import { shortcutHint, useShortcuts } from "./shortcuts.ts";

const loadPalette = () => import("./SearchPalette.tsx");

/** Fetches what the dialog needs before it is asked for; a failure shows when it is. */
function warmUp(): void {
	loadPalette().catch(() => {});
	loadSearchEngine().catch(() => {});
}

/** Opens the search, as ⌘K, Ctrl+K and "/" do; the dialog's code comes on intent. */
export function SearchButton() {
	const isOpen = useSearch((state) => state.isOpen);
	const [Palette, setPalette] = useState<ComponentType>();
	const [hint, setHint] = useState("");
	useShortcuts();
	// Only the visitor's own browser knows its keyboard.
	useEffect(() => setHint(shortcutHint()), []);

	useEffect(() => {
		if (!isOpen || Palette) return;
		warmUp();
		loadPalette().then(
			(module) => setPalette(() => module.SearchPalette),
			() => {
				closeSearch();
				showToast("error", "The search could not be loaded. Please try again.");
			},
		);
	}, [isOpen, Palette]);

	return (
		<>
			<button
				type="button"
				className={`${styles.button} needs-script`}
				aria-label="Search"
				aria-haspopup="dialog"
				aria-keyshortcuts="Meta+K Control+K /"
				aria-busy={isOpen && !Palette}
				title="Search"
				onPointerEnter={warmUp}
				onFocus={warmUp}
				onClick={(event) => {
					// Safari does not focus a pressed button, and the focus must find its way back.
					event.currentTarget.focus();
					openSearch();
				}}
			>
				<Icon name="search" size={22} />
				<kbd className={styles.hint}>{hint}</kbd>
			</button>
			{Palette && <Palette />}
		</>
	);
}
