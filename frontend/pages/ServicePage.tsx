import words from "#content/copy/pages/service.yaml";
import { serviceActionHref, servicePath } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import type { PageProps } from "#frontend/router/page-data.ts";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { Breadcrumbs } from "#frontend/sections/Breadcrumbs.tsx";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { Facts } from "#frontend/sections/Facts.tsx";
import { Lifecycle } from "#frontend/sections/Lifecycle.tsx";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Siblings } from "#frontend/sections/Siblings.tsx";
import { UrgentCall } from "#frontend/sections/UrgentCall.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { PointList } from "#frontend/ui/PointList.tsx";
import { Questions } from "#frontend/ui/Questions.tsx";
import { Section } from "#frontend/ui/Section.tsx";
import { TagLine } from "#frontend/ui/TagLine.tsx";

/** Renders the page of one service (docs/behaviour.md, "Services"). */
export default function ServicePage({ content, figure }: PageProps<"service">) {
	const path = servicePath(content.categoryId, content.id);
	const { facts, urgent, siblings, callToAction } = content;
	const { serviceLifecycleFlow, questions } = content;
	const action = callToAction && {
		label: callToAction.buttonText,
		href: serviceActionHref(callToAction.buttonLink, content.id),
	};
	const firstFacts = facts && (
		<Facts
			facts={[
				{ label: words.facts.who, text: facts.who },
				{ label: words.facts.time, text: facts.time },
				{ label: words.facts.price, text: facts.price },
				// This promises a reply within a day, which is no help in an emergency.
				{
					label: words.facts.ask,
					text: urgent ? undefined : words.facts.askText,
				},
			]}
		/>
	);
	return (
		<>
			<PageMeta meta={content.meta} path={path} />
			<PageHeader
				heading={content.pageTitle}
				intro={content.pageDescription}
				breadcrumbs={<Breadcrumbs path={path} />}
				actions={
					action && !urgent && <ActionLink variant="action" {...action} />
				}
				aside={
					urgent ? (
						<UrgentCall contact={urgent} variant="action">
							{firstFacts}
						</UrgentCall>
					) : (
						firstFacts
					)
				}
				after={action && urgent && <ActionLink {...action} />}
				figure={<PageFigure html={figure} />}
			/>
			<Section heading={words.workHeading} id="how-we-work">
				<Grid columns={3}>
					{content.serviceCards.map(({ icon, title, description }) => (
						<Card key={title} id={slugify(title)} icon={icon} title={title}>
							<p>{description}</p>
						</Card>
					))}
				</Grid>
			</Section>
			<Section heading={words.resultHeading} id="what-you-get" tone="sunk">
				<Grid columns={2}>
					{content.solutionCards.map((card) => (
						<Card
							key={card.cardTitle}
							id={slugify(card.cardTitle)}
							title={card.cardTitle}
						>
							<p>{card.cardDescription}</p>
							<PointList
								level={4}
								points={card.contentItems.map(
									({ icon, heading, description }) => ({
										icon,
										label: heading,
										text: description,
									}),
								)}
							/>
						</Card>
					))}
				</Grid>
			</Section>
			{serviceLifecycleFlow && (
				<Section
					heading={serviceLifecycleFlow.heading}
					id={slugify(serviceLifecycleFlow.heading)}
				>
					<Lifecycle steps={serviceLifecycleFlow.lifecycleItems} />
				</Section>
			)}
			<Section heading={words.standardsHeading} id="standards" layout="split">
				<TagLine tags={content.standards} />
			</Section>
			{questions && (
				<Section heading={words.questionsHeading} id="questions" layout="split">
					<Questions questions={questions} />
				</Section>
			)}
			{siblings && (
				<Section heading={words.siblingsHeading} id="siblings" layout="split">
					<Siblings siblings={siblings} />
				</Section>
			)}
			{callToAction && action && (
				<ClosingCall
					heading={callToAction.heading}
					text={callToAction.description}
					action={action}
				/>
			)}
		</>
	);
}
