import careers from "#content/copy/pages/careers.yaml";
import { formatDay } from "#content/days.ts";
import { jobHref, jobPath, routes } from "#content/routes.ts";
import type { PageProps } from "#frontend/router/page-data.ts";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { Facts } from "#frontend/sections/Facts.tsx";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { RichText } from "#frontend/sections/RichText.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Section } from "#frontend/ui/Section.tsx";
import styles from "./CareersPage.module.css";

/** Positions shown next to the heading; the list below has all of them. */
const jobsInHeader = 5;

/** Renders why to work here, and the positions that were open when the site was built. */
export default function CareersPage({
	content: { jobs },
	figure,
}: PageProps<"careers">) {
	return (
		<>
			<PageMeta meta={careers.meta} path={routes.careers} />
			<PageHeader
				heading={careers.heading}
				intro={careers.intro}
				aside={
					jobs.length > 0 && (
						<Facts
							facts={jobs
								.slice(0, jobsInHeader)
								.map(({ id, title, location }) => ({
									label: location,
									text: title,
									href: jobPath(id),
								}))}
						/>
					)
				}
				figure={<PageFigure html={figure} />}
			/>
			<Section heading={careers.reasonsHeading} id="reasons">
				<Grid columns={3}>
					{careers.reasons.map(({ icon, label, text }) => (
						<Card key={label} icon={icon} title={label}>
							<p>{text}</p>
						</Card>
					))}
				</Grid>
			</Section>
			<Section heading={careers.jobsHeading} id="positions">
				{jobs.length === 0 ? (
					<p>
						<RichText text={careers.noJobs} />
					</p>
				) : (
					<ul role="list">
						{jobs.map((job) => (
							<li key={job.id} id={job.id} className={styles.job}>
								<div>
									<h3>
										<a href={jobPath(job.id)}>{job.title}</a>
									</h3>
									<p className={styles.facts}>
										{job.department} · {job.location} · {job.type}
									</p>
									<p className={styles.posted}>
										{careers.postedLabel}{" "}
										<time dateTime={job.posted}>{formatDay(job.posted)}</time>
									</p>
									<p className={styles.summary}>{job.summary}</p>
								</div>
								<ActionLink
									label={careers.applyLabel}
									about={job.title}
									href={jobHref(job.title)}
								/>
							</li>
						))}
					</ul>
				)}
			</Section>
		</>
	);
}
