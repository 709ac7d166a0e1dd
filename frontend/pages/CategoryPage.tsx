import { Suspense } from "react";
import words from "#content/copy/pages/category.yaml";
import {
	categoryPath,
	routes,
	serviceActionHref,
	servicePath,
} from "#content/routes.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateComponent } from "#frontend/router/late-component.ts";
import { lateDiagram } from "#frontend/router/late-diagram.tsx";
import type { PageProps } from "#frontend/router/page-data.ts";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { Breadcrumbs } from "#frontend/sections/Breadcrumbs.tsx";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { CheckList } from "#frontend/ui/CheckList.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Section } from "#frontend/ui/Section.tsx";
import styles from "./CategoryPage.module.css";

// Prerendered and far below the first screen, so its code is not part of the initial load.
const Comparison = lateComponent(
	() => import("#frontend/sections/Comparison.tsx"),
);
const CategoryDiagram = lateDiagram(
	"240 180",
	() => import("#frontend/illustrations/CategoryDiagram.tsx"),
);

/** Renders a service category and its services. */
export default function CategoryPage({
	content: { category, services, compared },
	figure,
}: PageProps<"category">) {
	const path = categoryPath(category.id);
	const contact = {
		label: words.closingButton,
		href: serviceActionHref(routes.contact, category.id),
	};
	return (
		<>
			<PageMeta meta={category.meta} path={path} />
			<PageHeader
				heading={category.title}
				intro={category.description}
				breadcrumbs={<Breadcrumbs path={path} />}
				actions={<ActionLink variant="action" {...contact} />}
				figure={<PageFigure html={figure} />}
				aside={
					<Part name="picture">
						<CategoryDiagram picture={category.picture} />
					</Part>
				}
			/>
			{services.length > 0 && (
				<Section heading={words.servicesHeading} id="services">
					<div className={styles.services}>
						<Grid columns={2}>
							{services.map(
								({ id, icon, title, description, keyCapabilities }) => (
									<Card key={id} icon={icon} title={title}>
										<p>{description}</p>
										<h4>{words.capabilitiesLabel}</h4>
										<CheckList items={keyCapabilities} />
										<MoreLink
											href={servicePath(category.id, id)}
											label={words.moreLabel}
											about={title}
										/>
									</Card>
								),
							)}
						</Grid>
					</div>
				</Section>
			)}
			<Part name="comparison">
				<Suspense>
					<Comparison categoryId={category.id} services={compared} />
				</Suspense>
			</Part>
			<ClosingCall {...category.closing} action={contact} />
		</>
	);
}
