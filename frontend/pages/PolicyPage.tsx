import * as words from "#content/copy/interface/policy.yaml";
import { policyPath } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import type { PageProps } from "#frontend/router/page-data.ts";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { Breadcrumbs } from "#frontend/sections/Breadcrumbs.tsx";
import { Facts } from "#frontend/sections/Facts.tsx";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { PolicyText } from "#frontend/sections/PolicyText.tsx";
import { RichText } from "#frontend/sections/RichText.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./PolicyPage.module.css";

/** Renders a policy, with its table of contents at the side and the text at reading width. */
export default function PolicyPage({ content, figure }: PageProps<"policy">) {
	const path = policyPath(content.policy);
	return (
		<>
			<PageMeta meta={content.meta} path={path} />
			<PageHeader
				heading={content.heading}
				intro={<RichText text={content.intro} />}
				breadcrumbs={<Breadcrumbs path={path} />}
				aside={
					(content.badges || content.facts || content.updated) && (
						<div className={styles.aside}>
							{content.badges ? (
								<ul role="list" className={styles.badges}>
									{content.badges.map((badge) => (
										<li key={badge}>
											<Icon name="badge-check" size={20} />
											{badge}
										</li>
									))}
								</ul>
							) : (
								content.facts && <Facts facts={content.facts} />
							)}
							{content.updated && (
								<p className={styles.updated}>
									{`${words.updated} ${content.updated}`}
								</p>
							)}
						</div>
					)
				}
				figure={<PageFigure html={figure} />}
			/>
			<div className={styles.columns}>
				<nav className={styles.contents} aria-label={words.contentsLabel}>
					<ol role="list">
						{content.sections.map(({ heading }) => (
							<li key={heading}>
								<a href={`#${slugify(heading)}`}>{heading}</a>
							</li>
						))}
					</ol>
				</nav>
				<div className={styles.text}>
					{content.sections.map((section) => (
						<section key={section.heading} id={slugify(section.heading)}>
							<h2 className={styles.heading}>
								{section.icon && <Icon name={section.icon} />}
								{section.heading}
								{section.badge && (
									<span className={styles.badge}>{section.badge}</span>
								)}
							</h2>
							<PolicyText blocks={section.blocks} />
							{section.actions && (
								<div className={styles.actions}>
									{section.actions.map((action) => (
										<ActionLink key={action.href} {...action} />
									))}
								</div>
							)}
						</section>
					))}
				</div>
			</div>
		</>
	);
}
