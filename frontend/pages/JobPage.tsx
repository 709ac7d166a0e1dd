import words from "#content/copy/pages/job.yaml";
import { formatDay } from "#content/days.ts";
import { fill } from "#content/fill.ts";
import { jobHref, jobPath, routes } from "#content/routes.ts";
import type { JobContent } from "#content/schema/careers.ts";
import { site } from "#content/site.ts";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { Breadcrumbs } from "#frontend/sections/Breadcrumbs.tsx";
import { Facts } from "#frontend/sections/Facts.tsx";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Prose } from "#frontend/sections/Prose.tsx";
import { Steps } from "#frontend/sections/Steps.tsx";
import { Card } from "#frontend/ui/Card.tsx";
import { CheckList } from "#frontend/ui/CheckList.tsx";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Section } from "#frontend/ui/Section.tsx";
import styles from "./JobPage.module.css";
import { salaryLine } from "./job/salary-line.ts";

/** Renders an open position: the work, the salary and how to apply (docs/behaviour.md, "Company and legal"). */
export default function JobPage({
	content: { job, others },
}: {
	content: JobContent;
}) {
	const path = jobPath(job.id);
	const salary = salaryLine(job.salary, words);
	const mail = `mailto:${site.email}?subject=${encodeURIComponent(job.title)}`;
	const apply = (
		<ActionLink
			variant="action"
			label={words.applyLabel}
			href={jobHref(job.title)}
		/>
	);
	return (
		<>
			<PageMeta meta={job.meta} path={path} />
			<PageHeader
				heading={job.title}
				intro={job.summary}
				breadcrumbs={<Breadcrumbs path={path} />}
				actions={apply}
				aside={
					<Facts
						facts={[
							{ label: words.facts.department, text: job.department },
							{ label: words.facts.location, text: job.location },
							{ label: words.facts.type, text: job.type },
							{ label: words.facts.salary, text: salary },
							{
								label: words.facts.posted,
								text: formatDay(job.posted),
							},
							{
								label: words.facts.closes,
								text: fill(words.facts.closesText, {
									day: formatDay(job.closes),
								}),
							},
						]}
					/>
				}
			/>
			<Section heading={words.workHeading} id="work">
				<Grid columns={2}>
					<Card title={words.workLabel}>
						<CheckList items={job.work} />
					</Card>
					<Card title={words.skillsLabel}>
						<CheckList items={job.skills} />
						<p className={styles.note}>{words.skillsNote}</p>
					</Card>
				</Grid>
			</Section>
			<Section heading={words.salaryHeading} id="salary" layout="split">
				<div className={styles.salary}>{salary}</div>
				<p>{job.salary.note}</p>
			</Section>
			<Section
				heading={words.processHeading}
				lead={words.processLead}
				id="process"
				tone="sunk"
			>
				<Steps steps={words.process} />
			</Section>
			<Section heading={words.applyHeading} id="apply" layout="split">
				<Prose blocks={words.apply} />
				<div className={styles.actions}>
					{apply}
					<ActionLink label={words.mailLabel} href={mail} />
				</div>
			</Section>
			{others.length > 0 && (
				<Section heading={words.othersHeading} id="others" layout="split">
					<ul role="list" className={styles.others}>
						{others.map(({ id, title, location }) => (
							<li key={id}>
								<MoreLink href={jobPath(id)} label={`${title}, ${location}`} />
							</li>
						))}
						<li>
							<MoreLink href={routes.careers} label={words.allLabel} />
						</li>
					</ul>
				</Section>
			)}
		</>
	);
}
