import {
	type ComponentType,
	startTransition,
	useEffect,
	useState,
} from "react";
import * as words from "#content/copy/interface/frame.yaml";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./SearchButton.module.css";
import type { LoadSetup } from "./search-setup.ts";
import {
	closeSearch,
	loadSearchEngine,
	openFromAddress,
	openSearch,
	useSearch,
} from "./search-store.ts";
import { shortcutHint, useShortcuts } from "./shortcuts.ts";

/**
 * Opens the search, as ⌘K, Ctrl+K and "/" do; the dialog's code comes on intent.
 * @param onFailure when the dialog was asked for and could not be loaded
 */
export function SearchButton({
	loadSetup,
	onFailure,
}: {
	loadSetup: LoadSetup;
	onFailure: () => void;
}) {
	const isOpen = useSearch((state) => state.isOpen);
	const [Palette, setPalette] =
		useState<ComponentType<{ loadSetup: LoadSetup }>>();
	const [hint, setHint] = useState("");
	useShortcuts();
	// Only the visitor's own browser knows its keyboard.
	useEffect(() => {
		setHint(shortcutHint());
		openFromAddress();
	}, []);

	async function load(): Promise<void> {
		loadSearchEngine().catch(() => {});
		const { SearchPalette, prepareSearch } = await import(
			"./SearchPalette.tsx"
		);
		// What fails here, the dialog tries again and tells.
		prepareSearch(loadSetup).catch(() => {});
		const show = () => setPalette(() => SearchPalette);
		if (useSearch.getState().isOpen) show();
		else startTransition(show);
	}
	function warmUp(): void {
		if (!Palette) load().catch(() => {});
	}

	function fail(): void {
		closeSearch();
		onFailure();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
	useEffect(() => {
		if (!isOpen || Palette) return;
		load().catch(fail);
	}, [isOpen]);

	return (
		<>
			<button
				type="button"
				className={`${styles.button} needs-script`}
				aria-label={words.searchLabel}
				aria-haspopup="dialog"
				aria-keyshortcuts="Meta+K Control+K /"
				aria-busy={isOpen && !Palette}
				title={words.searchLabel}
				onPointerEnter={warmUp}
				onFocus={warmUp}
				onClick={(event) => {
					// Safari does not focus a pressed button, and the focus must find its way back.
					event.currentTarget.focus();
					openSearch();
				}}
			>
				<Icon name="search" size={22} />
				{/* Drawn by CSS: aria-keyshortcuts tells it, and it is no part of the name. */}
				<span className={styles.hint} data-hint={hint} />
			</button>
			<Boundary
				fallback={null}
				resetOn={isOpen}
				onError={() => {
					// It is also rendered before anyone asks for it.
					if (useSearch.getState().isOpen) fail();
				}}
			>
				{Palette && <Palette loadSetup={loadSetup} />}
			</Boundary>
		</>
	);
}
