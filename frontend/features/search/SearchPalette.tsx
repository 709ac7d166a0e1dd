import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import * as words from "#content/copy/interface/search.yaml";
import { SearchBox } from "./SearchBox.tsx";
import styles from "./SearchPalette.module.css";
import type { LoadSetup } from "./search-setup.ts";
import { closeSearch, useSearch } from "./search-store.ts";

export { prepareSearch } from "./prepare-search.ts";

/**
 * The search dialog. A native modal <dialog> keeps
 * the focus, makes the page behind inert, and returns the focus when it closes.
 */
export function SearchPalette({ loadSetup }: { loadSetup: LoadSetup }) {
	const isOpen = useSearch((state) => state.isOpen);
	const dialog = useRef<HTMLDialogElement>(null);
	const isPressedOutside = useRef(false);
	// The box is there before it is asked for, and after each use a new one takes its place.
	const [boxNumber, setBoxNumber] = useState(0);

	useLayoutEffect(() => {
		if (!isOpen) return;
		const { current } = dialog;
		current?.showModal();
		current?.querySelector("input")?.focus();
		return () => {
			current?.close();
			startTransition(() => setBoxNumber((number) => number + 1));
		};
	}, [isOpen]);

	useEffect(() => {
		addEventListener("popstate", closeSearch);
		return () => removeEventListener("popstate", closeSearch);
	}, []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
		<dialog
			ref={dialog}
			className={styles.dialog}
			aria-label={words.label}
			// At once, so that a chord that follows opens it anew.
			onCancel={closeSearch}
			// The event comes a task later, when the dialog may have been opened anew.
			onClose={(event) => {
				if (!event.currentTarget.open) closeSearch();
			}}
			// A selection of text dragged out of the box ends in a click outside too.
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
