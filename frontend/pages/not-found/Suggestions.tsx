import { useEffect, useState } from "react";
import notFound from "#content/copy/pages/not-found.yaml";
import styles from "./Suggestions.module.css";

type Suggestion = { title: string; link: string };

/** Lists pages that the current path may mean; nothing until they have been found. */
export function Suggestions() {
	const [suggestions, setSuggestions] = useState<Suggestion[]>([]);

	useEffect(() => {
		import("#frontend/features/search/search-pages.ts")
			.then(({ suggestPages }) => suggestPages(decodedPath()))
			.then((found) => setSuggestions(found.slice(0, 5)))
			// Suggestions are optional: the page is complete without them.
			.catch(() => {});
	}, []);

	if (suggestions.length === 0) return null;
	return (
		<section className={styles.list}>
			<h2>{notFound.suggestionsHeading}</h2>
			<ul role="list">
				{suggestions.map(({ title, link }) => (
					<li key={link}>
						<a href={link}>{title}</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Returns the current path, decoded for reading; unchanged if its percent-encoding is malformed. */
function decodedPath(): string {
	const { pathname } = location;
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
