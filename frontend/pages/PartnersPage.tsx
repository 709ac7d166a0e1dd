import partners from "#content/pages/partners.ts";
import { routes } from "#content/routes.ts";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { MoreLink } from "../sections/MoreLink.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { Grid } from "../ui/Grid.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./PartnersPage.module.css";

/** The companies that we work with. */
export function PartnersPage() {
	return (
		<>
			<PageMeta meta={partners.meta} path={routes.partners} />
			<PageHeader heading={partners.heading} intro={partners.intro} />
			{partners.partners.length > 0 && (
				<Section heading={partners.listHeading} id="partners">
					<Grid columns={3}>
						{partners.partners.map((partner) => (
							<article key={partner.name} className={styles.partner}>
								<img
									src={partner.logo}
									alt={`${partner.name} logo`}
									width={48}
									height={48}
									loading="lazy"
								/>
								<h3>{partner.name}</h3>
								<p className={styles.category}>{partner.category}</p>
								<p>{partner.description}</p>
								<MoreLink
									href={partner.website}
									label={partners.visitLabel}
									about={partner.name}
								/>
							</article>
						))}
					</Grid>
				</Section>
			)}
			<ClosingCall {...partners.closing} />
		</>
	);
}
