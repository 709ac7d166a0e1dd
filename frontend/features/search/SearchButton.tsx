import {
	type ComponentType,
	startTransition,
	useEffect,
	useState,
} from "react";
import * as words from "#content/copy/interface/frame.yaml";
import { loadInTime } from "#frontend/hooks/load-in-time.ts";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import iconButton from "#frontend/ui/IconButton.module.css";
import styles from "./SearchButton.module.css";
import {
	closeSearch,
	loadSearchEngine,
	openFromAddress,
	openSearchFrom,
	useSearch,
} from "./search-store.ts";
import type { LoadSetup } from "./search-types.ts";
import { shortcutHint, useShortcuts } from "./shortcuts.ts";

type Props = { loadSetup: LoadSetup; onFailure: () => void };

/**
 * The button that opens the search, as ⌘K, Ctrl+K and "/" do. The dialog's code loads on intent.
 * @param onFailure called if the dialog was requested but could not be loaded
 */
export function SearchButton({ loadSetup, onFailure }: Props) {
	const isOpen = useSearch((state) => state.isOpen);
	const [Palette, setPalette] =
		useState<ComponentType<{ loadSetup: LoadSetup }>>();
	const [hint, setHint] = useState("");
	useShortcuts();
	// Set after hydration, because only the visitor's browser knows its keyboard.
	useEffect(() => {
		setHint(shortcutHint());
		openFromAddress();
	}, []);

	async function load(): Promise<void> {
		loadSearchEngine().catch(() => {});
		const module = await import("./SearchPalette.tsx");
		// If this fails, the dialog tries again and reports the error.
		module.prepareSearch(loadSetup).catch(() => {});
		const show = () => setPalette(() => module.SearchPalette);
		if (useSearch.getState().isOpen) show();
		else startTransition(show);
	}
	function warmUp(): void {
		if (!Palette) load().catch(() => {});
	}

	function fail(): void {
		// The dialog is also rendered ahead of time, and Escape cancels its loading; both can wait.
		if (!useSearch.getState().isOpen) return;
		closeSearch();
		onFailure();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
	useEffect(() => {
		if (!isOpen || Palette) return;
		return loadInTime(load(), fail);
	}, [isOpen, Palette]);

	return (
		<>
			<button
				type="button"
				className={`${iconButton.button} ${styles.button} needs-script`}
				aria-label={words.searchLabel}
				aria-haspopup="dialog"
				aria-keyshortcuts="Meta+K Control+K"
				aria-busy={isOpen && !Palette}
				title={words.searchLabel}
				onPointerEnter={warmUp}
				onFocus={warmUp}
				onClick={(event) => openSearchFrom(event.currentTarget)}
			>
				<Icon name="search" size={22} />
				{/* Drawn by CSS: aria-keyshortcuts announces it, and it is not part of the accessible name. */}
				<span className={styles.hint} data-hint={hint} />
			</button>
			<Boundary fallback={null} resetOn={isOpen} onError={fail}>
				{Palette && <Palette loadSetup={loadSetup} />}
			</Boundary>
		</>
	);
}
