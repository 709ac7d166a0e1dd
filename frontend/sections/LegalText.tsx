import type { ReactNode } from "react";
import * as words from "#content/copy/interface/policy.yaml";
import type { LegalContent } from "#content/schema/policy.ts";
import { slugify } from "#content/slug.ts";
import { Icon } from "../ui/Icon.tsx";
import { ActionLink } from "./ActionLink.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./LegalText.module.css";
import { PageHeader } from "./PageHeader.tsx";
import { PageMeta } from "./PageMeta.tsx";
import { Prose, RichText } from "./Prose.tsx";

/** A policy: contents at the side, numbered by their order, text at reading width. */
export function LegalText({
	content,
	path,
	figure,
}: {
	content: LegalContent;
	path: string;
	figure?: ReactNode;
}) {
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
				figure={figure}
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
							<Prose blocks={section.blocks} />
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
