import type { MouseEvent } from "react";
import { Link } from "wouter";
import type { MenuItem } from "#content/schema/menu.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./MenuPanel.module.css";
import { close, pointerLeft, pointerOverPanel } from "./menu-machine.ts";
import { isActive } from "./sections.ts";

/** The links of one section; wide and in two columns, as all of them have descriptions. */
export function MenuPanel({
	title,
	links,
	path,
}: {
	title: string;
	links: MenuItem[];
	path: string;
}) {
	const isWide = links.some((link) => link.description || link.subcategories);
	return (
		<section
			id={`panel-${title.toLowerCase()}`}
			className={isWide ? styles.wide : styles.narrow}
			data-panel
			aria-labelledby={`menu-${title.toLowerCase()}`}
			onPointerMove={(event) => {
				if (event.pointerType === "mouse") pointerOverPanel();
			}}
			onPointerLeave={(event) => {
				if (event.pointerType === "mouse") pointerLeft();
			}}
		>
			<ul className={styles.links}>
				{links.map((link) => (
					<li key={link.path}>
						<Link
							href={link.path}
							className={styles.link}
							aria-current={isActive(link.path, path) ? "page" : undefined}
							onClick={closeUnlessNewTab}
						>
							<Icon name={link.icon} size={22} />
							<span>
								<span className={styles.label}>{link.label}</span>
								<span className={styles.description}>{link.description}</span>
							</span>
						</Link>
						{link.subcategories && (
							<ul className={styles.subs}>
								{link.subcategories.map((sub) => (
									<li key={sub.path}>
										<Link
											href={sub.path}
											className={styles.sub}
											aria-current={
												isActive(sub.path, path) ? "page" : undefined
											}
											onClick={closeUnlessNewTab}
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
		</section>
	);
}

// ⌘-click and Ctrl-click open pages beside this one, perhaps several: the menu stays.
function closeUnlessNewTab(event: MouseEvent): void {
	if (!event.metaKey && !event.ctrlKey) close();
}
