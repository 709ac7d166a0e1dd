import {
	type ComponentProps,
	type ReactNode,
	useDeferredValue,
	useEffect,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
import * as frame from "#content/copy/interface/frame.yaml";
import * as words from "#content/copy/interface/menu.yaml";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { whenIdle } from "#frontend/hooks/when-idle.ts";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { Logo } from "#frontend/ui/Logo.tsx";
import { goToFooter } from "./go-to-footer.ts";
import buttonStyles from "./MenuButton.module.css";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuSheet.module.css";
import type { MenuTree } from "./MenuTree.tsx";

type Dock = (props: { onLeave: () => void }) => ReactNode;
type Tree = (props: ComponentProps<typeof MenuTree>) => ReactNode;

/**
 * The phone's menu: the whole tree on a full-height sheet, and below it, for the thumb, what
 * one wants at hand. A modal <dialog> brings focus, Escape, Android's Back and the inert page.
 */
export function MenuSheet({
	path,
	loadDock,
}: {
	/** Path of the page that shows. */
	path: string;
	/** What stands at the lower edge; its code comes with the tree's. */
	loadDock: () => Promise<Dock>;
}) {
	const button = useRef<HTMLDivElement>(null);
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpened, setOpened] = useState(false);
	// Closed and without script nobody sees the tree; every first load would carry it all the same.
	const [parts, setParts] = useState<{ Tree: Tree; Dock: Dock }>();
	// Rendered after a new page, not with it: nobody sees the tree then.
	const treePath = useDeferredValue(path);

	async function load(): Promise<void> {
		const [{ MenuTree: Tree }, Dock] = await Promise.all([
			import("./MenuTree.tsx"),
			loadDock(),
		]);
		setParts({ Tree, Dock });
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
		dialog.current?.querySelector("button")?.focus();
		if (parts) {
			showCurrent(dialog.current);
			return;
		}
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

	useEffect(() => {
		if (parts) showCurrent(dialog.current);
	}, [parts]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
	useEffect(close, [path]);

	// Back may lead to the same page with another query.
	useEffect(() => {
		const close = () => dialog.current?.close();
		addEventListener("popstate", close);
		return () => removeEventListener("popstate", close);
	}, []);

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
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key */}
			<dialog
				ref={dialog}
				className={styles.sheet}
				aria-label={words.sheetLabel}
				// Beside the sheet, where it is not as wide as the window.
				onClick={(event) => {
					if (event.target === event.currentTarget) close();
				}}
			>
				{/* As soon as its parts are here: a press has only to show it (98 to 88 ms at a quarter of the CPU). */}
				{(isOpened || parts) && (
					<>
						<div className={styles.head}>
							<MenuLink
								href={routes.home}
								path={path}
								className={styles.home}
								label={frame.homeLink}
								onClick={close}
							>
								<Logo variant="wide" name={site.name} />
							</MenuLink>
							<IconButton icon="x" label={words.closeLabel} onClick={close} />
						</div>
						<div className={styles.tree}>
							{/* A new one for each page, whose own section is open in it. */}
							{parts && (
								<parts.Tree key={treePath} path={treePath} onLeave={close} />
							)}
						</div>
						{parts && <parts.Dock onLeave={close} />}
					</>
				)}
			</dialog>
		</div>
	);
}

/** Scrolls the tree, once it is to be seen, to the link of the page that shows. */
function showCurrent(dialog: HTMLDialogElement | null): void {
	dialog
		?.querySelector("nav [aria-current]")
		?.scrollIntoView({ block: "center", behavior: "instant" });
}
