import contentIndex from "virtual:content-index";
import home from "#content/copy/pages/home.yaml";
import { fill } from "#content/fill.ts";
import {
	categoryPath,
	extensionPath,
	platformId,
	platformPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import { summaryOf } from "#frontend/features/menu/summary-of.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateDiagram } from "#frontend/router/late-diagram.tsx";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Section } from "#frontend/ui/Section.tsx";
import styles from "./HomePage.module.css";
import { Hero } from "./home/Hero.tsx";

const CategoryPicture = lateDiagram(
	"240 180",
	() => import("./home/CategoryPicture.tsx"),
);

const extensions = contentIndex.extensions.map(({ id, label }) => {
	const path = extensionPath(id);
	return { path, label, ...summaryOf({ href: path }) };
});

const categories = contentIndex.categories.map(({ id, label, services }) => {
	const path = categoryPath(id);
	const listed = services.filter(({ listed = true }) => listed);
	return { id, path, label, services: listed, ...summaryOf({ href: path }) };
});

const platform = contentIndex.products.find(({ id }) => id === platformId);

/** Renders the home page (docs/behaviour.md, "Home"). */
export default function HomePage() {
	return (
		<>
			<PageMeta meta={home.meta} path={routes.home} />
			<Hero />
			<Section
				heading={home.platform.heading}
				lead={home.platform.text}
				id="platform"
			>
				{extensions.length > 0 && (
					<Grid columns={3}>
						{extensions.map(({ path, label, description, icon }) => (
							<Card key={path} icon={icon} title={label}>
								<p>{description}</p>
								<MoreLink
									href={path}
									label={home.platform.moreLabel}
									about={label}
								/>
							</Card>
						))}
					</Grid>
				)}
				<p className={styles.more}>
					<ActionLink
						label={fill(home.platform.allLabel, {
							name: platform?.label ?? "",
						})}
						href={platformPath}
					/>
				</p>
			</Section>
			<section className={styles.figures} aria-label={home.figuresHeading}>
				<dl>
					{home.figures.map(({ value, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<Section
				heading={home.services.heading}
				lead={home.services.text}
				id="services"
			>
				<ul role="list">
					{categories.map(
						({ id, path, label, description, icon, services }) => (
							<li key={id} className={styles.category}>
								<div className={styles.picture}>
									<Part name={`picture-${id}`} fallback={null}>
										<CategoryPicture id={id} icon={icon} />
									</Part>
								</div>
								<div>
									<h3>{label}</h3>
									<p className={styles.description}>{description}</p>
									<ActionLink
										label={home.services.exploreLabel}
										about={label}
										href={path}
									/>
								</div>
								<ul role="list" className={styles.services}>
									{services.map((service) => (
										<li key={service.id}>
											<a href={servicePath(id, service.id)}>{service.label}</a>
										</li>
									))}
								</ul>
							</li>
						),
					)}
				</ul>
			</Section>
			<ClosingCall {...home.closing} />
		</>
	);
}
