import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import * as words from "#content/copy/interface/menu.yaml";
import { listen } from "#frontend/hooks/listen.ts";
import { loadInTime } from "#frontend/hooks/load-in-time.ts";
import { goToFooter } from "./go-to-footer.ts";
import styles from "./MainMenu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { MenuSection, type Panel } from "./MenuSection.tsx";
import { createMenuMachine } from "./menu-machine.ts";
import { moveMenuFocus } from "./move-menu-focus.ts";
import { menuSections } from "./sections.ts";

/** The bar's menu: plain links, and buttons that disclose a panel (ARIA disclosure pattern). */
export function MainMenu({ path }: { path: string }) {
	const [machine] = useState(() => createMenuMachine(goToFooter));
	const open = useStore(machine.store, (state) => state.open);
	const nav = useRef<HTMLElement>(null);
	// Loaded later: it depends on a positioning library that the first paint should not wait for.
	const [Panel, setPanel] = useState<Panel>();

	async function load(): Promise<void> {
		const module = await import("./MenuPanel.tsx");
		setPanel(() => module.MenuPanel);
	}
	function warmUp(): void {
		if (!Panel) load().catch(() => {});
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
	useEffect(machine.close, [path]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
	useEffect(() => {
		if (open === null || Panel) return;
		return loadInTime(load(), () => machine.fail(open));
	}, [open, Panel]);

	useEffect(() => {
		if (open === null) return;
		function onOutside(event: Event) {
			if (!nav.current?.contains(event.target as Node)) machine.close();
		}
		// On the document, because the mouse opens panels wherever the focus is.
		function onKeyDown(event: KeyboardEvent) {
			if (event.key === "Escape" && !event.isComposing) machine.dismiss();
		}
		return listen(document, {
			"pointerdown focusin": onOutside,
			keydown: onKeyDown,
		});
	}, [open, machine]);

	return (
		<nav
			ref={nav}
			className={styles.nav}
			aria-label={words.mainLabel}
			onPointerEnter={warmUp}
			onFocus={warmUp}
		>
			<ul role="list" className={styles.list} onKeyDown={moveMenuFocus}>
				{menuSections.map(({ id, title, link, links = [] }) => (
					<li key={id} className={styles.section}>
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
							<MenuSection
								machine={machine}
								id={id}
								title={title}
								links={links}
								path={path}
								isOpen={open === id}
								Panel={Panel}
							/>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
