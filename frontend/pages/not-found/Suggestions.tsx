import { useEffect, useState } from "react";
import notFound from "#content/copy/pages/not-found.yaml";
import { Anchor } from "#frontend/sections/Anchor.tsx";
import styles from "./Suggestions.module.css";

/** Maximum characters of the path that are searched for; nobody describes a page in more. */
const maxSearchLength = 200;

type Suggestion = { title: string; link: string };

/** Lists pages that match the words of the current path; nothing until they have been found. */
export function Suggestions() {
	const [suggestions, setSuggestions] = useState<Suggestion[]>([]);

	useEffect(() => {
		const query = decodedPath()
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim()
			.slice(0, maxSearchLength);
		if (!query) return;
		import("#frontend/features/search/search-pages.ts")
			.then(({ searchPages }) => searchPages(query))
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
						<Anchor href={link}>{title}</Anchor>
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
