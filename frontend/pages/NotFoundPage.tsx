import notFound from "#content/copy/pages/not-found.yaml";
import { useNewPage } from "#frontend/router/use-new-page.ts";
import { Missing } from "#frontend/sections/Missing.tsx";
import styles from "./NotFoundPage.module.css";
import { Suggestions } from "./not-found/Suggestions.tsx";

/** Shown at any unknown path, with suggestions of pages that the path may mean. */
export default function NotFoundPage() {
	useNewPage();
	return (
		<Missing
			heading={notFound.heading}
			text={notFound.text}
			actions={notFound.actions}
		>
			<div className={styles.place}>
				<Suggestions />
			</div>
		</Missing>
	);
}
