import * as words from "#content/copy/interface/menu.yaml";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuSheet.module.css";
import { menuSections, sectionOf } from "./sections.ts";

type Props = {
	/** Path of the current page. */
	path: string;
	/** Called when a link is followed. */
	onLeave: () => void;
};

/** All sections of the menu, one open at a time; initially the section of the current page. */
export function MenuTree({ path, onLeave }: Props) {
	function renderLink(href: string, label: string, className = styles.link) {
		return (
			<MenuLink href={href} path={path} className={className} onClick={onLeave}>
				{label}
			</MenuLink>
		);
	}

	return (
		<nav aria-label={words.sheetLabel}>
			{menuSections.map(({ id, title, link, links = [] }) =>
				link ? (
					<div key={title}>{renderLink(link, title, styles.top)}</div>
				) : (
					<details
						key={title}
						className={styles.group}
						name="menu"
						open={sectionOf(path) === id}
					>
						<summary className={styles.top}>
							<span className={styles.title}>
								<span>{title}</span>
								<span className={styles.within} aria-hidden="true">
									{links.map(({ label }) => label).join(", ")}
								</span>
							</span>
						</summary>
						<ul role="list">
							{links.map((item) => (
								<li key={item.href}>
									{renderLink(item.href, item.label)}
									{item.subcategories && (
										<ul role="list" className={styles.subs}>
											{item.subcategories.map((sub) => (
												<li key={sub.href}>
													{renderLink(sub.href, sub.label)}
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
	);
}
