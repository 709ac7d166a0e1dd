import {
	type ComponentProps,
	type ComponentType,
	useEffect,
	useRef,
	useState,
} from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./MainMenu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import type { MenuPanel } from "./MenuPanel.tsx";
import {
	close,
	dismiss,
	pointerLeft,
	pointerOverTrigger,
	toggle,
	useMenu,
} from "./menu-machine.ts";
import { moveFocus } from "./move-focus.ts";
import { hasActive, menuSections } from "./sections.ts";

/** The bar's menu: plain links, and buttons that disclose a panel (the ARIA disclosure pattern). */
export function MainMenu({ path }: { path: string }) {
	const open = useMenu((state) => state.open);
	const nav = useRef<HTMLElement>(null);
	// It is placed by a library that no first paint should wait for.
	const [Panel, setPanel] =
		useState<ComponentType<ComponentProps<typeof MenuPanel>>>();

	async function load(): Promise<void> {
		const module = await import("./MenuPanel.tsx");
		setPanel(() => module.MenuPanel);
	}
	function warmUp(): void {
		if (!Panel) load().catch(() => {});
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
	useEffect(close, [path]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
	useEffect(() => {
		if (open === null || Panel) return;
		load().catch(() => {
			close();
			// The footer has the same links, and leads there without JavaScript too.
			location.hash = footerId(open);
		});
	}, [open]);

	useEffect(() => {
		if (open === null) return;
		const trigger = document.getElementById(`menu-${idOf(open)}`);
		function onOutside(event: Event) {
			if (!nav.current?.contains(event.target as Node)) close();
		}
		// On the document, as the mouse opens panels wherever the focus is.
		function onKeyDown(event: KeyboardEvent) {
			if (event.key !== "Escape" || event.isComposing) return;
			const panel = nav.current?.querySelector("[data-panel]");
			const hadFocus = panel?.contains(document.activeElement);
			dismiss();
			if (hadFocus) trigger?.focus();
		}
		document.addEventListener("pointerdown", onOutside);
		document.addEventListener("focusin", onOutside);
		document.addEventListener("keydown", onKeyDown);
		return () => {
			document.removeEventListener("pointerdown", onOutside);
			document.removeEventListener("focusin", onOutside);
			document.removeEventListener("keydown", onKeyDown);
		};
	}, [open]);

	return (
		<nav
			ref={nav}
			className={styles.nav}
			aria-label="Main"
			onPointerEnter={warmUp}
			onFocus={warmUp}
		>
			<ul className={styles.list} onKeyDown={moveFocus}>
				{menuSections.map(({ title, link, links = [] }) => {
					const isOpen = open === title;
					return (
						<li key={title} className={styles.section}>
							{link ? (
								<MenuLink
									href={link}
									path={path}
									className={styles.trigger}
									data-menu-stop
								>
									{title}
								</MenuLink>
							) : (
								<>
									<noscript>
										<a className={styles.trigger} href={`#${footerId(title)}`}>
											{title}
										</a>
									</noscript>
									<button
										type="button"
										className={`${styles.trigger} needs-script`}
										data-menu-stop
										data-active={hasActive(links, path) || undefined}
										id={`menu-${idOf(title)}`}
										aria-expanded={isOpen}
										aria-controls={
											isOpen && Panel ? `panel-${idOf(title)}` : undefined
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
									{isOpen && Panel && (
										<Panel
											id={`panel-${idOf(title)}`}
											trigger={`menu-${idOf(title)}`}
											links={links}
											path={path}
										/>
									)}
								</>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

function idOf(title: string): string {
	return title.toLowerCase();
}

function footerId(title: string): string {
	return `footer-${idOf(title)}`;
}
