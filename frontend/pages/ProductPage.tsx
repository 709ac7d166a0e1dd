import contentIndex from "virtual:content-index";
import { Suspense } from "react";
import type { Product } from "#content/collections.ts";
import words from "#content/copy/pages/product.yaml";
import { fill } from "#content/fill.ts";
import { demoHref, platformId, productPath } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateComponent } from "#frontend/router/late-component.ts";
import { lateDiagram } from "#frontend/router/late-diagram.tsx";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { Facts } from "#frontend/sections/Facts.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { Section } from "#frontend/ui/Section.tsx";
import styles from "./ProductPage.module.css";

const WorkflowDiagram = lateDiagram(
	"1120 356",
	() => import("#frontend/illustrations/WorkflowDiagram.tsx"),
);

// Prerendered; the code that rotates the pictures is not part of the initial load.
const ExtensionGrid = lateComponent(
	() => import("#frontend/features/extension-grid/ExtensionGrid.tsx"),
);

/** Renders the platform's page (docs/behaviour.md, "Platform and extensions"). */
export default function ProductPage({ content }: { content: Product }) {
	const demo = demoHref(content.productId);
	const hasExtensions =
		content.productId === platformId && contentIndex.extensions.length > 0;
	return (
		<>
			<PageMeta meta={content.meta} path={productPath(content.productId)} />
			<PageHeader
				heading={content.productName}
				intro={content.productDescription}
				actions={
					<ActionLink variant="action" label={words.demoButton} href={demo} />
				}
				aside={content.productFacts && <Facts facts={content.productFacts} />}
			/>
			<Section heading={words.workflowHeading} id="workflow" tone="sunk">
				<Part name="workflow-picture">
					<WorkflowDiagram words={words.workflow} />
				</Part>
			</Section>
			<Section heading={words.featuresHeading} id="features">
				<Grid columns={2}>
					{content.productFeatures.map((feature) => (
						<Card
							key={feature.id}
							id={slugify(feature.id)}
							icon={feature.icon}
							title={feature.title}
						>
							<p>{feature.description}</p>
							{feature.items && (
								<ul role="list" className={styles.items}>
									{feature.items.map(({ icon, label }) => (
										<li key={label}>
											<Icon name={icon} size={20} />
											{label}
										</li>
									))}
								</ul>
							)}
							{feature.detailedDescription?.split(/\n+/).map((text) => (
								<p key={text}>{text}</p>
							))}
						</Card>
					))}
				</Grid>
			</Section>
			{hasExtensions && (
				<Section
					heading={words.extensionsHeading}
					lead={words.extensionsLead}
					id="extensions"
					tone="sunk"
				>
					<Part name="extensions">
						<Suspense>
							<ExtensionGrid models={content.models} />
						</Suspense>
					</Part>
				</Section>
			)}
			<ClosingCall
				heading={fill(words.closing.heading, { name: content.productName })}
				text={fill(words.closing.text, { name: content.productName })}
				action={{ label: words.closing.button, href: demo }}
			/>
		</>
	);
}
