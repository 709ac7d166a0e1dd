import partners from "#content/copy/lists/partners.yaml";
import words from "#content/copy/pages/partners.yaml";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { Facts } from "#frontend/sections/Facts.tsx";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Steps } from "#frontend/sections/Steps.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { CheckList } from "#frontend/ui/CheckList.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Section } from "#frontend/ui/Section.tsx";

/** Renders the companies that we work with, and how to become one of them. */
export default function PartnersPage() {
	return (
		<>
			<PageMeta meta={words.meta} path={routes.partners} />
			<PageHeader
				heading={words.heading}
				intro={words.intro}
				aside={words.facts && <Facts facts={words.facts} />}
			/>
			{partners.length > 0 && (
				<Section heading={words.listHeading} id="partners">
					<Grid columns={3}>
						{partners.map((partner) => (
							<Card
								key={partner.name}
								title={partner.name}
								kind={partner.category}
								logo={
									<img
										src={partner.logo}
										alt={fill(words.logoText, { name: partner.name })}
										width={48}
										height={48}
										loading="lazy"
									/>
								}
							>
								<p>{partner.description}</p>
								<MoreLink
									href={partner.website}
									label={words.visitLabel}
									about={partner.name}
								/>
							</Card>
						))}
					</Grid>
				</Section>
			)}
			{words.benefits && (
				<Section heading={words.benefits.heading} id="benefits" tone="sunk">
					<Grid columns={2}>
						{words.benefits.points.map(({ icon, label, text }) => (
							<Card key={label} icon={icon} title={label}>
								<p>{text}</p>
							</Card>
						))}
					</Grid>
				</Section>
			)}
			{words.steps && (
				<Section
					heading={words.steps.heading}
					lead={words.steps.lead}
					id="steps"
				>
					<Steps steps={words.steps.list} />
				</Section>
			)}
			{words.send && (
				<Section
					heading={words.send.heading}
					lead={words.send.text}
					id="send"
					layout="split"
				>
					<CheckList items={words.send.items} />
				</Section>
			)}
			<ClosingCall {...words.closing} />
		</>
	);
}
