import type { Extension } from "#content/collections.ts";
import words from "#content/copy/pages/extension.yaml";
import pictureWords from "#content/copy/pages/extension-picture.yaml";
import { demoHref, extensionPath, platformId } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateDiagram } from "#frontend/router/late-diagram.tsx";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { Breadcrumbs } from "#frontend/sections/Breadcrumbs.tsx";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { CheckList } from "#frontend/ui/CheckList.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { PointList } from "#frontend/ui/PointList.tsx";
import { Section } from "#frontend/ui/Section.tsx";

const ExtensionDiagram = lateDiagram(
	"376 256",
	() => import("#frontend/illustrations/ExtensionDiagram.tsx"),
);

/** Renders one extension of the platform (docs/behaviour.md, "Platform and extensions"). */
export default function ExtensionPage({ content }: { content: Extension }) {
	const path = extensionPath(content.id);
	const demo = demoHref(platformId, content.id);
	const firstSource = content.extensionContent[0]?.category_datasources[0];
	return (
		<>
			<PageMeta meta={content.meta} path={path} />
			<PageHeader
				heading={content.name}
				intro={content.shortDescription}
				breadcrumbs={<Breadcrumbs path={path} />}
				actions={
					<>
						<ActionLink variant="action" label={words.demoButton} href={demo} />
						<ActionLink {...words.back} />
					</>
				}
				aside={
					<Part name="picture">
						<ExtensionDiagram
							picture={content.picture}
							model={pictureWords.anyModel}
							integration={
								firstSource?.datasource_name ?? pictureWords.anySource
							}
						/>
					</Part>
				}
			/>
			<Section heading={words.purposeHeading} id="what-it-does" layout="split">
				<p>{content.description}</p>
			</Section>
			<Section heading={words.useCasesHeading} id="use-cases">
				<Grid columns={content.useCases.length === 3 ? 3 : 2}>
					{content.useCases.map(({ title, description }) => (
						<Card key={title} id={slugify(title)} title={title}>
							<p>{description}</p>
						</Card>
					))}
				</Grid>
			</Section>
			<Section heading={words.featuresHeading} id="features" tone="sunk">
				<Grid columns={2}>
					<Card title={words.featuresLabel}>
						<CheckList items={content.features} />
					</Card>
					<Card title={words.benefitsLabel}>
						<CheckList items={content.benefits} />
					</Card>
				</Grid>
			</Section>
			<Section heading={words.sourcesHeading} id="data-sources">
				<Grid columns={2}>
					{content.extensionContent.map((group) => (
						<Card
							key={group.category_id}
							id={slugify(group.category_name)}
							icon={group.category_icon}
							title={group.category_name}
						>
							<PointList
								level={4}
								points={group.category_datasources.map((source) => ({
									icon: source.datasource_icon,
									label: source.datasource_name,
									text: source.datasource_description,
								}))}
							/>
						</Card>
					))}
				</Grid>
			</Section>
			<ClosingCall
				heading={words.closing.heading}
				text={content.closing}
				action={{ label: words.closing.button, href: demo }}
			/>
		</>
	);
}
