import { type ComponentProps, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as words from "#content/copy/interface/menu.yaml";
import { whenIdle } from "#frontend/hooks/when-idle.ts";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { goToFooter } from "./go-to-footer.ts";
import buttonStyles from "./MenuButton.module.css";
import styles from "./MenuSheet.module.css";
import type { MenuTree } from "./MenuTree.tsx";

type Tree = (props: ComponentProps<typeof MenuTree>) => React.ReactNode;

/** The phone's menu: the whole tree on a full-height sheet. A modal <dialog> brings focus, Escape and the inert page. */
export function MenuSheet({ path }: { path: string }) {
	const button = useRef<HTMLDivElement>(null);
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpened, setOpened] = useState(false);
	// Closed and without script nobody sees the tree; every first load would carry it all the same.
	const [Tree, setTree] = useState<Tree>();

	async function load(): Promise<void> {
		const module = await import("./MenuTree.tsx");
		setTree(() => module.MenuTree);
	}
	function close(): void {
		dialog.current?.close();
	}
	function open(button: HTMLButtonElement): void {
		// Safari does not by itself; the dialog gives the focus back to whatever had it.
		button.focus();
		// At once, as the browser looks for what to focus when the dialog opens.
		flushSync(() => setOpened(true));
		dialog.current?.showModal();
		if (Tree) return;
		load().catch(() => {
			close();
			goToFooter();
		});
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, and only where the button shows
	useEffect(() => {
		const isShown = button.current?.getClientRects().length;
		if (isShown) whenIdle(() => load().catch(() => {}));
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
	useEffect(close, [path]);

	return (
		<div ref={button} className={buttonStyles.phone}>
			<IconButton
				icon="menu"
				label={words.sheetLabel}
				aria-haspopup="dialog"
				onClick={(event) => open(event.currentTarget)}
			/>
			<noscript>
				<a className={buttonStyles.plain} href="#footer-products">
					{words.sheetLabel}
				</a>
			</noscript>
			<dialog
				ref={dialog}
				className={styles.sheet}
				aria-label={words.sheetLabel}
			>
				{isOpened && (
					<div className={styles.close}>
						<IconButton icon="x" label={words.closeLabel} onClick={close} />
					</div>
				)}
				{isOpened && Tree && <Tree path={path} onLeave={close} />}
			</dialog>
		</div>
	);
}
