import { useState } from "react";
import { emptyLists } from "#content/empty-lists.ts";
import content from "#content/pages/advisories.ts";
import { routes } from "#content/routes.ts";
import { severities, statuses } from "#content/schema/advisory-terms.ts";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { AdvisoryCard } from "../sections/AdvisoryCard.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { Button } from "../ui/Button.tsx";
import { ChoiceChips } from "../ui/ChoiceChips.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import styles from "./AdvisoriesPage.module.css";

const all = "All";

/** Security advisories with working filters (docs/behaviour.md, "Security advisories"). */
export function AdvisoriesPage() {
	const [query, setQuery] = useState("");
	const [severity, setSeverity] = useState<string>(all);
	const [status, setStatus] = useState<string>(all);
	const [isComplete, setIsComplete] = useState(false);

	const found = content.advisories.filter(
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

	const header = (
		<>
			<PageMeta meta={content.meta} path={routes.advisories} />
			<PageHeader heading={content.heading} intro={content.intro} />
		</>
	);
	if (content.advisories.length === 0) {
		return (
			<>
				{header}
				<div className={styles.page}>
					<EmptyState {...emptyLists.advisories} />
				</div>
			</>
		);
	}
	return (
		<>
			{header}
			<div className={styles.page}>
				<div className={`${styles.filters} needs-script`}>
					<SearchField
						label="Search advisories"
						value={query}
						onChange={setQuery}
					/>
					<ChoiceChips
						legend="Severity"
						choices={[all, ...severities]}
						chosen={severity}
						onChoose={setSeverity}
					/>
					<ChoiceChips
						legend="Status"
						choices={[all, ...statuses]}
						chosen={status}
						onChoose={setStatus}
					/>
				</div>
				<p role="status" className="visually-hidden">
					{found.length} of {content.advisories.length} advisories
				</p>
				<ul role="list">
					{found.map((advisory) => (
						<li key={advisory.id}>
							<AdvisoryCard advisory={advisory} />
						</li>
					))}
				</ul>
				{found.length === 0 && (
					<EmptyState
						heading="No advisories found"
						text="Try adjusting your search or filter criteria"
					/>
				)}
				<div className={`${styles.more} needs-script`}>
					{isComplete ? (
						<p role="status">
							All {content.advisories.length} advisories are shown.
						</p>
					) : (
						<Button onClick={() => setIsComplete(true)}>
							Load More Advisories
						</Button>
					)}
				</div>
			</div>
		</>
	);
}
