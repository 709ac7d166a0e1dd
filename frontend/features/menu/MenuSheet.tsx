import {
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
import { listen } from "#frontend/hooks/listen.ts";
import { loadInTime } from "#frontend/hooks/load-in-time.ts";
import { whenIdle } from "#frontend/hooks/when-idle.ts";
import { useFollowedLinks } from "#frontend/router/scroll-restoration.ts";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { Logo } from "#frontend/ui/Logo.tsx";
import { footerId, goToFooter } from "./go-to-footer.ts";
import buttonStyles from "./MenuButton.module.css";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuSheet.module.css";
import type { MenuTree } from "./MenuTree.tsx";

type Dock = (props: { onLeave: () => void }) => ReactNode;

type Props = {
	/** Path of the current page. */
	path: string;
	/** Loads the dock at the lower edge, together with the tree. */
	loadDock: () => Promise<Dock>;
};

/**
 * The phone's menu: the whole tree on a full-height sheet, and below it, within reach of the
 * thumb, a dock of frequent actions. A modal <dialog> handles focus, Escape and Android's Back,
 * and makes the page inert.
 */
export function MenuSheet({ path, loadDock }: Props) {
	const button = useRef<HTMLDivElement>(null);
	const dialog = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	const stopWaiting = useRef(() => {});
	const [isOpened, setOpened] = useState(false);
	// Loaded later: a closed sheet, or one without JavaScript, shows no tree, yet every first load would carry it.
	const [parts, setParts] = useState<{ Tree: typeof MenuTree; Dock: Dock }>();
	// Deferred until after a new page has rendered: the tree is not visible then.
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
		// Safari does not focus a clicked button; the dialog returns focus to whatever had it.
		button.focus();
		// Synchronously, because the browser looks for something to focus as the dialog opens.
		flushSync(() => setOpened(true));
		dialog.current?.showModal();
		dialog.current?.querySelector("button")?.focus();
		if (parts) {
			showCurrent(dialog.current);
			return;
		}
		// What is left of an earlier wait would end this one too soon.
		stopWaiting.current();
		stopWaiting.current = loadInTime(load(), () => {
			if (!dialog.current?.open) return;
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

	// A search result may lead to the page that is shown.
	const followed = useFollowedLinks();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the sheet
	useEffect(close, [followed]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the dialog stays the same
	useEffect(() => {
		// A modal dialog that is open but no longer displayed would leave the page inert and unable to scroll.
		const closeIfHidden = () => {
			if (!button.current?.getClientRects().length) close();
		};
		// Back may lead to the same path.
		return listen(window, { popstate: close, resize: closeIfHidden });
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
				<a className={buttonStyles.plain} href={`#${footerId()}`}>
					{words.sheetLabel}
				</a>
			</noscript>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key */}
			<dialog
				ref={dialog}
				className={styles.sheet}
				aria-label={words.sheetLabel}
				onPointerDown={(event) => {
					pressed.current = event.target;
				}}
				// A click outside the sheet, where it is narrower than the window; a drag out of it also ends in one.
				onClick={({ currentTarget, target }) => {
					if (target === currentTarget && target === pressed.current) close();
				}}
			>
				{/* Rendered once its parts have loaded, so that a press only has to show it (98 to 88 ms at a quarter of the CPU). */}
				{(isOpened || parts) && (
					<>
						<div className={styles.head}>
							<MenuLink
								href={routes.home}
								path={path}
								className={styles.home}
								aria-label={frame.homeLink}
								onClick={close}
							>
								<Logo variant="wide" name={site.name} />
							</MenuLink>
							<IconButton icon="x" label={words.closeLabel} onClick={close} />
						</div>
						<div className={styles.tree}>
							{/* Remounted for each page, so that the page's own section is open. */}
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

/** Scrolls the tree to the link of the current page; does nothing until the tree has loaded. */
function showCurrent(dialog: HTMLDialogElement | null): void {
	dialog
		?.querySelector("nav [aria-current]")
		?.scrollIntoView({ block: "center", behavior: "instant" });
}
