import { type ComponentType, Suspense, useEffect, useState } from "react";
import home from "#content/copy/pages/home.yaml";
import { menuSections } from "#frontend/features/menu/sections.ts";
import { summaryOf } from "#frontend/features/menu/summary-of.ts";
import { Spotlight } from "#frontend/features/spotlight/Spotlight.tsx";
import { whenIdle } from "#frontend/hooks/when-idle.ts";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateComponent } from "#frontend/router/late-component.ts";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import header from "#frontend/sections/PageHeader.module.css";
import { PageHeading } from "#frontend/sections/PageHeading.tsx";
import styles from "./Hero.module.css";

// The static drawing is prerendered; the code that animates it is not part of the initial load.
const NetworkBackground = lateComponent(
	() => import("#frontend/features/network/NetworkBackground.tsx"),
);

/** The menus whose entries the spotlight shows (docs/behaviour.md, "Home"). */
const spotlit = ["products", "services", "resources"];

const entries = menuSections
	.filter(({ id }) => spotlit.includes(id))
	.flatMap(({ title, links = [] }) =>
		links.map((link) => ({
			title,
			label: link.label,
			path: link.href,
			...summaryOf(link),
		})),
	);

/** Renders the heading, two buttons, the animated network, and the spotlight below it. */
export function Hero() {
	const [NewsWords, setNewsWords] = useState<ComponentType>();
	useEffect(() => {
		const load = async () => {
			const module = await import("./NewsWords.tsx");
			setNewsWords(() => module.NewsWords);
		};
		// They are decorative: the page is complete without them.
		whenIdle(() => void load().catch(() => {}));
	}, []);
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
				<div className={styles.spotlight} data-no-words data-below="">
					<Part name="spotlight">
						<Spotlight entries={entries} words={home.spotlight} />
					</Part>
				</div>
			</div>
			{NewsWords && (
				<Boundary fallback={null}>
					<NewsWords />
				</Boundary>
			)}
		</section>
	);
}
