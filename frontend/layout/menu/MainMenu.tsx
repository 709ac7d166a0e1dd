import { lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "wouter";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./MainMenu.module.css";
import {
	close,
	dismiss,
	pointerLeft,
	pointerOverTrigger,
	toggle,
	useMenu,
} from "./menu-machine.ts";
import { moveFocus } from "./move-focus.ts";
import { hasActive, isActive, menuSections } from "./sections.ts";

// Panels are placed by a library that no first paint should wait for.
const loadPanel = () => import("./MenuPanel.tsx");
const MenuPanel = lazy(() =>
	loadPanel().then((module) => ({ default: module.MenuPanel })),
);

/** The bar's menu: plain links, and buttons that disclose a panel (the ARIA disclosure pattern). */
export function MainMenu({ path }: { path: string }) {
	const open = useMenu((state) => state.open);
	const nav = useRef<HTMLElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
	useEffect(close, [path]);

	useEffect(() => {
		if (open === null) return;
		function onOutside(event: Event) {
			if (!nav.current?.contains(event.target as Node)) close();
		}
		document.addEventListener("pointerdown", onOutside);
		document.addEventListener("focusin", onOutside);
		return () => {
			document.removeEventListener("pointerdown", onOutside);
			document.removeEventListener("focusin", onOutside);
		};
	}, [open]);

	return (
		<nav
			ref={nav}
			className={styles.nav}
			aria-label="Main"
			onPointerEnter={loadPanel}
			onFocus={loadPanel}
			onKeyDown={(event) => {
				if (event.key !== "Escape" || open === null) return;
				const panel = nav.current?.querySelector("[data-panel]");
				const hadFocus = panel?.contains(document.activeElement);
				dismiss();
				if (hadFocus)
					nav.current
						?.querySelector<HTMLElement>(`[data-section="${open}"]`)
						?.focus();
			}}
		>
			<ul className={styles.list} onKeyDown={moveFocus}>
				{menuSections.map(({ title, link, links = [] }) => (
					<li key={title} className={styles.section}>
						{link ? (
							<Link
								href={link}
								className={styles.trigger}
								data-menu-stop
								aria-current={isActive(link, path) ? "page" : undefined}
							>
								{title}
							</Link>
						) : (
							<>
								<noscript>
									<a
										className={styles.trigger}
										href={`#footer-${title.toLowerCase()}`}
									>
										{title}
									</a>
								</noscript>
								<button
									type="button"
									className={`${styles.trigger} needs-script`}
									data-menu-stop
									data-section={title}
									data-active={hasActive(links, path) || undefined}
									id={`menu-${title.toLowerCase()}`}
									aria-expanded={open === title}
									aria-controls={
										open === title ? `panel-${title.toLowerCase()}` : undefined
									}
									onClick={() => toggle(title)}
									onPointerMove={(event) => {
										if (event.pointerType === "mouse")
											pointerOverTrigger(title);
									}}
									onPointerLeave={(event) => {
										if (event.pointerType === "mouse") pointerLeft();
									}}
								>
									{title}
									<Icon name="chevron-down" size={16} />
								</button>
								{open === title && (
									<div id={`panel-${title.toLowerCase()}`}>
										<Suspense>
											<MenuPanel title={title} links={links} path={path} />
										</Suspense>
									</div>
								)}
							</>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
