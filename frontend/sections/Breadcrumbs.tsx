import contentIndex from "virtual:content-index";
import { buildBreadcrumbs } from "#content/breadcrumbs.ts";
import * as words from "#content/copy/interface/frame.yaml";
import styles from "./Breadcrumbs.module.css";

/** Renders the breadcrumbs of a page, ending with the page itself. */
export function Breadcrumbs({ path }: { path: string }) {
	const crumbs = buildBreadcrumbs(path, contentIndex);
	return (
		<nav aria-label={words.breadcrumbLabel}>
			<ol role="list" className={styles.breadcrumbs}>
				{crumbs.map(({ label, href }) => (
					<li key={href}>
						{href === path ? (
							<span aria-current="page">{label}</span>
						) : (
							<a href={href}>{label}</a>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
