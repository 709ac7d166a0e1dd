import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./MenuSheet.module.css";
import { isActive, menuSections } from "./sections.ts";

/** The phone's menu: the whole tree on a full-height sheet. A modal <dialog> brings focus, Escape and the inert page. */
export function MenuSheet({ path }: { path: string }) {
	const dialog = useRef<HTMLDialogElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
	useEffect(() => dialog.current?.close(), [path]);

	return (
		<div className={styles.phone}>
			<IconButton
				icon="menu"
				label="Menu"
				aria-haspopup="dialog"
				onClick={() => dialog.current?.showModal()}
			/>
			<noscript>
				<a className={styles.plain} href="#footer-products">
					Menu
				</a>
			</noscript>
			<dialog ref={dialog} className={styles.sheet} aria-label="Menu">
				<div className={styles.close}>
					<IconButton
						icon="x"
						label="Close menu"
						onClick={() => dialog.current?.close()}
					/>
				</div>
				<nav aria-label="Menu">
					{menuSections.map(({ title, link, links = [] }) =>
						link ? (
							<Link
								key={title}
								href={link}
								className={styles.top}
								aria-current={isActive(link, path) ? "page" : undefined}
								onClick={() => dialog.current?.close()}
							>
								{title}
							</Link>
						) : (
							<details key={title} className={styles.group} name="menu">
								<summary className={styles.top}>{title}</summary>
								<ul>
									{links.map((item) => (
										<li key={item.path}>
											<Link
												href={item.path}
												className={styles.link}
												aria-current={
													isActive(item.path, path) ? "page" : undefined
												}
												onClick={() => dialog.current?.close()}
											>
												{item.label}
											</Link>
											{item.subcategories && (
												<ul className={styles.subs}>
													{item.subcategories.map((sub) => (
														<li key={sub.path}>
															<Link
																href={sub.path}
																className={styles.link}
																aria-current={
																	isActive(sub.path, path) ? "page" : undefined
																}
																onClick={() => dialog.current?.close()}
															>
																{sub.label}
															</Link>
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
			</dialog>
		</div>
	);
}
