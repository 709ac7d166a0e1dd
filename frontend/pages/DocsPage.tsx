import docs from "#content/copy/pages/docs.yaml";
import { routes } from "#content/routes.ts";
import { openSearchFrom } from "#frontend/features/search/search-store.ts";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Prose } from "#frontend/sections/Prose.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import styles from "./DocsPage.module.css";

/** Renders the entry page of the documentation. */
export default function DocsPage({ figure }: { figure: string }) {
	return (
		<>
			<PageMeta meta={docs.meta} path={routes.docs} />
			<PageHeader
				heading={docs.heading}
				intro={docs.intro}
				aside={<PageFigure html={figure} />}
				actions={
					<span className="needs-script">
						<Button
							icon="search"
							aria-haspopup="dialog"
							onClick={(event) => openSearchFrom(event.currentTarget)}
						>
							{docs.searchLabel}
						</Button>
					</span>
				}
			/>
			<div className={styles.columns}>
				<div className={styles.content}>
					<Prose blocks={docs.body} />
					{docs.welcome.length > 0 && (
						<Grid columns={3}>
							{docs.welcome.map(({ icon, label, href, linkLabel, text }) => (
								<Card key={href} icon={icon} title={label} level={2}>
									<p>{text}</p>
									<MoreLink href={href} label={linkLabel} />
								</Card>
							))}
						</Grid>
					)}
				</div>
				{/* After the content, which a phone shows first, and which says that these pages are not published yet. */}
				{docs.sidebar.length > 0 && (
					<nav className={styles.sidebar} aria-label={docs.sidebarLabel}>
						{docs.sidebar.map(({ heading, links }) => (
							<section key={heading}>
								<h2>{heading}</h2>
								<ul role="list">
									{links.map(({ label, href }) => (
										<li key={href}>
											{/* No route leads there: the page does not exist yet, so the server responds with a 404. */}
											<a href={href}>{label}</a>
										</li>
									))}
								</ul>
							</section>
						))}
					</nav>
				)}
			</div>
		</>
	);
}
