import partners from "#content/copy/lists/partners.yaml";
import words from "#content/copy/pages/partners.yaml";
import { fill } from "#content/fill.ts";
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
			<PageMeta meta={words.meta} path={routes.partners} />
			<PageHeader heading={words.heading} intro={words.intro} />
			{partners.length > 0 && (
				<Section heading={words.listHeading} id="partners">
					<Grid columns={3}>
						{partners.map((partner) => (
							<article key={partner.name} className={styles.partner}>
								<img
									src={partner.logo}
									alt={fill(words.logoText, { name: partner.name })}
									width={48}
									height={48}
									loading="lazy"
								/>
								<h3>{partner.name}</h3>
								<p className={styles.category}>{partner.category}</p>
								<p>{partner.description}</p>
								<MoreLink
									href={partner.website}
									label={words.visitLabel}
									about={partner.name}
								/>
							</article>
						))}
					</Grid>
				</Section>
			)}
			<ClosingCall {...words.closing} />
		</>
	);
}
