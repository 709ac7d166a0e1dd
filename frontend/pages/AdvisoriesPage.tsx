import { useState } from "react";
import advisories from "#content/copy/lists/advisories.yaml";
import content from "#content/copy/pages/advisories.yaml";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { severities, statuses } from "#content/schema/advisory-terms.ts";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { AdvisoryCard } from "../sections/AdvisoryCard.tsx";
import { PageFigure } from "../sections/PageFigure.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { Button } from "../ui/Button.tsx";
import { ChoiceChips } from "../ui/ChoiceChips.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import styles from "./AdvisoriesPage.module.css";

const all = content.allLabel;

/** Security advisories with working filters (docs/behaviour.md, "Security advisories"). */
export function AdvisoriesPage({ figure }: { figure: string }) {
	const [query, setQuery] = useState("");
	const [severity, setSeverity] = useState<string>(all);
	const [status, setStatus] = useState<string>(all);
	const [isComplete, setIsComplete] = useState(false);

	const found = advisories.filter(
		(advisory) =>
			(severity === all || advisory.severity === severity) &&
			(status === all || advisory.status === status) &&
			[
				advisory.id,
				advisory.title,
				advisory.description,
				...advisory.affectedSystems,
			]
				.join(" ")
				.toLowerCase()
				.includes(query.trim().toLowerCase()),
	);

	const header = { heading: content.heading, intro: content.intro };
	if (advisories.length === 0) {
		return (
			<>
				<PageMeta meta={content.meta} path={routes.advisories} />
				<PageHeader {...header} />
				<div className={styles.page}>
					<EmptyState {...content.none} />
				</div>
			</>
		);
	}
	return (
		<>
			<PageMeta meta={content.meta} path={routes.advisories} />
			<PageHeader {...header} aside={<PageFigure html={figure} />} />
			<div className={styles.page}>
				<div className={`${styles.filters} needs-script`}>
					<SearchField
						label={content.searchLabel}
						value={query}
						onChange={setQuery}
					/>
					<ChoiceChips
						legend={content.severityLabel}
						choices={[all, ...severities]}
						chosen={severity}
						onChoose={setSeverity}
					/>
					<ChoiceChips
						legend={content.statusLabel}
						choices={[all, ...statuses]}
						chosen={status}
						onChoose={setStatus}
					/>
				</div>
				<p role="status" className="visually-hidden">
					{fill(content.countText, {
						count: found.length,
						total: advisories.length,
					})}
				</p>
				<ul role="list">
					{found.map((advisory) => (
						<li key={advisory.id}>
							<AdvisoryCard advisory={advisory} words={content} />
						</li>
					))}
				</ul>
				{found.length === 0 && <EmptyState {...content.empty} />}
				<div className={`${styles.more} needs-script`}>
					{isComplete ? (
						<p role="status">
							{fill(content.completeText, { total: advisories.length })}
						</p>
					) : (
						<Button onClick={() => setIsComplete(true)}>
							{content.moreLabel}
						</Button>
					)}
				</div>
			</div>
		</>
	);
}
