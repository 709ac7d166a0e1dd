import missing from "#content/pages/missing.ts";
import { demoHref, extensionPath } from "#content/routes.ts";
import type { Extension } from "#content/schema/product.ts";
import { slugify } from "#content/slug.ts";
import { PageMeta } from "../layout/PageMeta.tsx";
import { ActionLink } from "../sections/ActionLink.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { Missing } from "../sections/Missing.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { Card } from "../ui/Card.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { ExtensionDiagram } from "../ui/diagrams/ExtensionDiagram.tsx";
import { Grid } from "../ui/Grid.tsx";
import { PointList } from "../ui/PointList.tsx";
import { Section } from "../ui/Section.tsx";

/** One extension of the platform (specification §2, Extension detail). */
export function ExtensionPage({ content }: { content?: Extension }) {
	if (!content) return <Missing {...missing.extension} />;
	const firstSource = content.extensionContent[0]?.category_datasources[0];
	return (
		<>
			<PageMeta meta={content.meta} path={extensionPath(content.id)} />
			<PageHeader
				heading={content.name}
				intro={content.shortDescription}
				trail={[missing.extension.back]}
				actions={
					<ActionLink
						variant="action"
						label="Request Demo"
						href={demoHref("flowforge")}
					/>
				}
				picture={
					<ExtensionDiagram
						id={content.id}
						model="Your model"
						integration={firstSource?.datasource_name ?? "Your data"}
					/>
				}
			/>
			<Section heading="What it does" id="what-it-does" layout="split">
				<p>{content.description}</p>
			</Section>
			<Section heading="Use Cases" id="use-cases">
				<Grid columns={content.useCases.length === 3 ? 3 : 2}>
					{content.useCases.map(({ title, description }) => (
						<Card key={title} id={slugify(title)} title={title}>
							<p>{description}</p>
						</Card>
					))}
				</Grid>
			</Section>
			<Section heading="Features and benefits" id="features" tone="sunk">
				<Grid columns={2}>
					<Card title="Key Features">
						<CheckList items={content.features} />
					</Card>
					<Card title="Benefits">
						<CheckList items={content.benefits} />
					</Card>
				</Grid>
			</Section>
			<Section
				heading="Where its knowledge comes from"
				lead="The sources that it connects to, and what it reads from each."
				id="data-sources"
			>
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
				heading="Ready to Get Started"
				text={`See ${content.name} work on a sample of your own data, with your questions, in forty-five minutes.`}
				action={{ label: "Request Demo", href: demoHref("flowforge") }}
			/>
		</>
	);
}
