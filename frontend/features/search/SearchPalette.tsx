import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import * as words from "#content/copy/interface/search.yaml";
import { listen } from "#frontend/hooks/listen.ts";
import { SearchBox } from "./SearchBox.tsx";
import styles from "./SearchPalette.module.css";
import { closeSearch, useSearch } from "./search-store.ts";
import type { LoadSetup } from "./search-types.ts";

export { prepareSearch } from "./prepare-search.ts";

/**
 * The search dialog. A native modal <dialog> traps focus, makes the page behind it inert, and
 * returns focus when it closes.
 */
export function SearchPalette({ loadSetup }: { loadSetup: LoadSetup }) {
	const isOpen = useSearch((state) => state.isOpen);
	const dialog = useRef<HTMLDialogElement>(null);
	const isPressedOutside = useRef(false);
	// The box is rendered before the dialog opens, and replaced by a new one after each use.
	const [boxNumber, setBoxNumber] = useState(0);

	useLayoutEffect(() => {
		if (!isOpen) return;
		const { current } = dialog;
		current?.showModal();
		current?.querySelector("input")?.focus();
		return () => {
			current?.close();
			// Until the next frame it may keep focus, and "/" would be taken for text typed into it.
			current?.querySelector("input")?.blur();
			startTransition(() => setBoxNumber((number) => number + 1));
		};
	}, [isOpen]);

	// It may be replaced when the dialog is already open again, and the focus with it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: for each new box
	useLayoutEffect(() => {
		if (dialog.current?.open) dialog.current.querySelector("input")?.focus();
	}, [boxNumber]);

	useEffect(() => listen(window, { popstate: closeSearch }), []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
		<dialog
			ref={dialog}
			className={styles.dialog}
			aria-label={words.label}
			// Closes at once, so that a shortcut pressed right afterwards reopens the dialog.
			onCancel={closeSearch}
			// The event fires a task later, when the dialog may already be open again.
			onClose={(event) => {
				if (!event.currentTarget.open) closeSearch();
			}}
			// Selecting text by dragging out of the box also ends in a click outside it.
			onPointerDown={(event) => {
				isPressedOutside.current = event.target === event.currentTarget;
			}}
			onClick={(event) => {
				if (isPressedOutside.current && event.target === event.currentTarget)
					closeSearch();
			}}
		>
			<SearchBox key={boxNumber} loadSetup={loadSetup} />
		</dialog>
	);
}
