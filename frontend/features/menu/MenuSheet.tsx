import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuSheet.module.css";
import { menuSections } from "./sections.ts";

/** The phone's menu: the whole tree on a full-height sheet. A modal <dialog> brings focus, Escape and the inert page. */
export function MenuSheet({ path }: { path: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	// Closed and without script nobody sees the tree; every page would carry it all the same.
	const [isFilled, setFilled] = useState(false);
	const close = () => dialog.current?.close();
	const open = (button: HTMLButtonElement) => {
		// Safari does not by itself; the dialog gives the focus back to whatever had it.
		button.focus();
		// At once, as the browser looks for what to focus when the dialog opens.
		flushSync(() => setFilled(true));
		dialog.current?.showModal();
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
	useEffect(close, [path]);

	function renderLink(href: string, label: string, className = styles.link) {
		return (
			<MenuLink href={href} path={path} className={className} onClick={close}>
				{label}
			</MenuLink>
		);
	}

	return (
		<div className={styles.phone}>
			<IconButton
				icon="menu"
				label="Menu"
				aria-haspopup="dialog"
				onClick={(event) => open(event.currentTarget)}
			/>
			<noscript>
				<a className={styles.plain} href="#footer-products">
					Menu
				</a>
			</noscript>
			<dialog ref={dialog} className={styles.sheet} aria-label="Menu">
				{isFilled && (
					<>
						<div className={styles.close}>
							<IconButton icon="x" label="Close menu" onClick={close} />
						</div>
						<nav aria-label="Menu">
							{menuSections.map(({ title, link, links = [] }) =>
								link ? (
									<div key={title}>{renderLink(link, title, styles.top)}</div>
								) : (
									<details key={title} className={styles.group} name="menu">
										<summary className={styles.top}>{title}</summary>
										<ul role="list">
											{links.map((item) => (
												<li key={item.path}>
													{renderLink(item.path, item.label)}
													{item.subcategories && (
														<ul role="list" className={styles.subs}>
															{item.subcategories.map((sub) => (
																<li key={sub.path}>
																	{renderLink(sub.path, sub.label)}
																</li>
															))}
														</ul>
													)}
												</li>
											))}
										</ul>
									</details>
								),
							)}
						</nav>
					</>
				)}
			</dialog>
		</div>
	);
}
