import { categoryPath, routes, servicePath } from "#content/routes.ts";
import type { ServiceCard } from "#content/schema/service.ts";
import { categories } from "#content/services/categories.ts";
import { PageMeta } from "../layout/PageMeta.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { MoreLink } from "../sections/MoreLink.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { Card } from "../ui/Card.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { CategoryDiagram } from "../ui/diagrams/CategoryDiagram.tsx";
import { Grid } from "../ui/Grid.tsx";
import { Section } from "../ui/Section.tsx";

/** One of the four service categories and its services (specification §2). */
export function CategoryPage({
	content,
	params,
}: {
	content: ServiceCard[];
	params: Record<string, string>;
}) {
	const category = categories.find(({ id }) => id === params.categoryId);
	if (!category) return null;
	return (
		<>
			<PageMeta meta={category.meta} path={categoryPath(category.id)} />
			<PageHeader
				heading={category.title}
				intro={category.description}
				picture={<CategoryDiagram id={category.id} />}
			/>
			<Section heading="Services" id="services">
				<Grid columns={2}>
					{content.map(({ id, icon, title, description, keyCapabilities }) => (
						<Card key={id} icon={icon} title={title}>
							<p>{description}</p>
							<h4>Key Capabilities</h4>
							<CheckList items={keyCapabilities} />
							<MoreLink
								href={servicePath(category.id, id)}
								label="Learn More"
								about={title}
							/>
						</Card>
					))}
				</Grid>
			</Section>
			<ClosingCall
				heading="Not sure which of these you need?"
				text="Describe the problem in a few lines. Someone who has solved it before will answer within one business day."
				action={{ label: "Get in Touch", href: routes.contact }}
			/>
		</>
	);
}
