import { useEffect, useState } from "react";
import notFound from "#content/copy/pages/not-found.yaml";
import { useNewPage } from "../router/use-new-page.ts";
import { Anchor } from "../sections/Anchor.tsx";
import { Missing } from "../sections/Missing.tsx";
import styles from "./NotFoundPage.module.css";
import suggestionStyles from "./not-found/Suggestions.module.css";

/** Maximum characters of the path that are searched for; nobody describes a page in more. */
const maxSearchLength = 200;

type Suggestion = { title: string; link: string };

/** Returns the current path, decoded for reading; unchanged if its percent-encoding is malformed. */
function decodedPath(): string {
	const { pathname } = location;
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

/** Shown at any unknown path, with suggestions of pages that match the words of the path. */
export default function NotFoundPage() {
	const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
	useNewPage();

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

	return (
		<Missing
			heading={notFound.heading}
			text={notFound.text}
			actions={notFound.actions}
		>
			<div className={styles.place}>
				{suggestions.length > 0 && (
					<section className={suggestionStyles.list}>
						<h2>{notFound.suggestionsHeading}</h2>
						<ul role="list">
							{suggestions.map(({ title, link }) => (
								<li key={link}>
									<Anchor href={link}>{title}</Anchor>
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</Missing>
	);
}
