import { lazy, Suspense } from "react";
import home from "#content/copy/pages/home.yaml";
import { useNewsCategories } from "#frontend/features/feed-list/use-news-categories.ts";
import { menuSections } from "#frontend/features/menu/sections.ts";
import { Spotlight } from "#frontend/features/spotlight/Spotlight.tsx";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateComponent } from "#frontend/router/reload.ts";
import { PageHeading } from "#frontend/sections/PageHeading.tsx";
import { ActionLink } from "../../sections/ActionLink.tsx";
import header from "../../sections/PageHeader.module.css";
import styles from "./Hero.module.css";

// The static drawing is prerendered; the code that animates it is not part of the initial load.
const NetworkBackground = lateComponent(
	() => import("#frontend/features/network/NetworkBackground.tsx"),
);
const CategoryWords = lazy(() =>
	import("#frontend/features/category-words/CategoryWords.tsx").then(
		(module) => ({ default: module.CategoryWords }),
		// They are decorative: the page is complete without them.
		() => ({ default: () => <></> }),
	),
);

/** The menus whose entries the spotlight shows (docs/behaviour.md, "Home"). */
const spotlit = ["products", "services", "resources"];

const entries = menuSections
	.filter(({ id }) => spotlit.includes(id))
	.flatMap(({ title, links = [] }) =>
		links.map(({ label, description, icon, path }) => ({
			title,
			label,
			description,
			icon,
			path,
		})),
	);

/** Renders the heading, two buttons, the animated network, and the spotlight below it. */
export function Hero() {
	const categories = useNewsCategories();
	return (
		<section className={styles.hero}>
			<div className={styles.inner}>
				<div className={styles.words} data-no-words>
					<PageHeading>{home.heading}</PageHeading>
					<p className={header.intro}>{home.intro}</p>
					<div className={header.actions}>
						<ActionLink variant="action" {...home.primary} />
						<ActionLink {...home.secondary} />
					</div>
				</div>
				<div className={styles.network}>
					<Part name="network" fallback={null}>
						<Suspense>
							<NetworkBackground />
						</Suspense>
					</Part>
				</div>
				<div className={styles.spotlight} data-no-words>
					<Part name="spotlight">
						<Spotlight entries={entries} words={home.spotlight} />
					</Part>
				</div>
			</div>
			{categories.length > 0 && (
				<Boundary fallback={null}>
					<Suspense>
						<CategoryWords words={categories} avoid="[data-no-words]" />
					</Suspense>
				</Boundary>
			)}
		</section>
	);
}
