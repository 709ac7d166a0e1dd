import {
	autoUpdate,
	offset,
	shift,
	size,
	useFloating,
} from "@floating-ui/react";
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { MenuItem } from "#content/navigation.ts";
import { listen } from "#frontend/hooks/listen.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { loadIcons } from "#frontend/ui/icon-store.ts";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuPanel.module.css";
import type { MenuMachine } from "./menu-machine.ts";
import { summaryOf } from "./summary-of.ts";

// This module loads on intent, so its icons are ready when the panel opens.
loadIcons();

type Props = {
	machine: MenuMachine;
	id: string;
	/** Id of the button that opened it. */
	trigger: string;
	links: MenuItem[];
	path: string;
};

/** The links of a section; wide, in two columns, if any has a description or subcategories. */
export function MenuPanel({ machine, id, trigger, links, path }: Props) {
	const { refs, floatingStyles } = useFloating({
		placement: "bottom-start",
		whileElementsMounted: autoUpdate,
		middleware: [
			// MainMenu.module.css bridges it.
			offset(12),
			shift({ padding: 16 }),
			// Below a bar of several lines, as long titles need, the panel's end would be below the window.
			size({
				padding: 16,
				apply({ availableHeight, elements }) {
					elements.floating.style.maxHeight = `min(100vh - 8rem, ${availableHeight}px)`;
				},
			}),
		],
	});
	const isFollowed = useRef(false);
	/** The dialog, such as the search, that was opened while one of the links had focus. */
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const button = document.getElementById(trigger);
		refs.setReference(button);
		return () => {
			// It would return the focus to the link, which is gone by then.
			dialog.current?.addEventListener(
				"close",
				() => {
					if (document.activeElement === document.body) button?.focus();
				},
				{ once: true },
			);
			// Escape, or the mouse as it leaves, would take focus away with the panel. A new page has its own focus.
			const hasFocus = document.activeElement?.closest("[data-panel]");
			if (hasFocus && !isFollowed.current) button?.focus();
		};
	}, [refs, trigger]);
	useEffect(() => {
		// A window that is now too narrow for the bar's menu would show the panel again once it is wider.
		const closeIfHidden = () => {
			const button = document.getElementById(trigger);
			if (!button?.getClientRects().length) machine.close();
		};
		closeIfHidden();
		// Back and Forward may change nothing but the hash or the query.
		return listen(window, { popstate: machine.close, resize: closeIfHidden });
	}, [machine, trigger]);
	// ⌘-click and Ctrl-click open new tabs, perhaps several: the menu stays open.
	function closeUnlessNewTab(event: MouseEvent): void {
		if (event.metaKey || event.ctrlKey) return;
		// Shift-click opens a new window, and this page stays.
		isFollowed.current = !event.shiftKey;
		machine.close();
	}
	const entries = links.map((link) => ({ ...link, ...summaryOf(link) }));
	const isWide = entries.some((link) => link.description || link.subcategories);
	return (
		<section
			id={id}
			ref={refs.setFloating}
			style={floatingStyles}
			className={isWide ? styles.wide : styles.narrow}
			data-panel
			aria-labelledby={trigger}
			onBlur={({ relatedTarget }) => {
				dialog.current = relatedTarget?.closest("dialog") ?? null;
			}}
			onPointerMove={(event) => {
				if (event.pointerType === "mouse") machine.pointerOverPanel();
			}}
			onPointerLeave={(event) => {
				if (event.pointerType === "mouse") machine.pointerLeft();
			}}
		>
			<ul role="list" className={styles.links}>
				{entries.map((link) => (
					<li key={link.href}>
						<MenuLink
							href={link.href}
							path={path}
							className={styles.link}
							onClick={closeUnlessNewTab}
						>
							<Icon name={link.icon} size={22} />
							<span>
								<span className={styles.label}>{link.label}</span>
								<span className={styles.description}>{link.description}</span>
							</span>
						</MenuLink>
						{link.subcategories && (
							<ul role="list" className={styles.subs}>
								{link.subcategories.map((sub) => (
									<li key={sub.href}>
										<MenuLink
											href={sub.href}
											path={path}
											className={styles.sub}
											onClick={closeUnlessNewTab}
										>
											{sub.label}
										</MenuLink>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
