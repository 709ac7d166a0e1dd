import { useLayoutEffect, useRef, useState } from "react";
import advisories from "#content/copy/lists/advisories.yaml";
import content from "#content/copy/pages/advisories.yaml";
import { fill } from "#content/fill.ts";
import { advisoriesFeedPath, advisoryPath, routes } from "#content/routes.ts";
import { severities, statuses } from "#content/schema/advisory-terms.ts";
import { AdvisoryCard } from "#frontend/features/advisories/AdvisoryCard.tsx";
import { filterAdvisories } from "#frontend/features/advisories/filter-advisories.ts";
import { useAdvisoryFilters } from "#frontend/features/advisories/use-advisory-filters.ts";
import { useNamedAdvisory } from "#frontend/features/advisories/use-named-advisory.ts";
import { copyText } from "#frontend/features/toasts/copy-text.ts";
import { useReplayedEvents } from "#frontend/router/use-replayed-events.ts";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { ChoiceChips } from "#frontend/ui/ChoiceChips.tsx";
import { EmptyState } from "#frontend/ui/EmptyState.tsx";
import { SearchField } from "#frontend/ui/SearchField.tsx";
import styles from "./AdvisoriesPage.module.css";

/** Renders the security advisories with their filters (docs/behaviour.md, "Security advisories"). */
export default function AdvisoriesPage({ figure }: { figure: string }) {
	return (
		<>
			<link
				rel="alternate"
				type="application/atom+xml"
				href={advisoriesFeedPath}
				title={content.heading}
			/>
			<PageHeader
				heading={content.heading}
				intro={content.intro}
				aside={advisories.length > 0 && <PageFigure html={figure} />}
			/>
			<div className={styles.page}>
				{advisories.length > 0 ? (
					<Advisories />
				) : (
					<>
						<PageMeta meta={content.meta} path={routes.advisories} />
						<EmptyState {...content.none} />
					</>
				)}
				<p className={styles.feed}>
					<a href={advisoriesFeedPath} type="application/atom+xml">
						{content.feedLabel}
					</a>
				</p>
			</div>
		</>
	);
}

function Advisories() {
	const [filters, change] = useAdvisoryFilters();
	const all = content.allLabel;
	const replayed = useReplayedEvents();
	const [isComplete, setIsComplete] = useState(false);
	const complete = useRef<HTMLParagraphElement>(null);
	useLayoutEffect(() => {
		// The button that was pressed has gone; the text that replaces it is read out.
		if (isComplete) complete.current?.focus();
	}, [isComplete]);
	const found = filterAdvisories(advisories, filters);
	useNamedAdvisory(
		(id) =>
			advisories.some(
				(one) => one.id.toLowerCase() === id && !found.includes(one),
			),
		() => change({ text: "", severity: "", status: "" }),
	);
	const counts = { count: found.length, total: advisories.length };
	const isOnlyOne = advisories.length === 1;
	const countText = isOnlyOne ? content.countTextForOne : content.countText;
	const choices = [filters.severity, filters.status].filter(Boolean).join(", ");
	const title = choices
		? fill(content.filteredTitle, { choices, title: content.meta.title })
		: content.meta.title;

	function copyLink(id: string): void {
		const link = location.origin + advisoryPath(id);
		void copyText(link, content.copied, fill(content.notCopied, { link }));
	}

	return (
		<>
			<PageMeta meta={{ ...content.meta, title }} path={routes.advisories} />
			<div className={`${styles.filters} needs-script`} {...replayed}>
				<SearchField
					label={content.searchLabel}
					value={filters.text}
					onChange={(text) => change({ text })}
				/>
				<ChoiceChips
					legend={content.severityLabel}
					choices={[all, ...severities]}
					chosen={filters.severity || all}
					onChoose={(severity) =>
						change({ severity: severity === all ? "" : severity })
					}
				/>
				<ChoiceChips
					legend={content.statusLabel}
					choices={[all, ...statuses]}
					chosen={filters.status || all}
					onChoose={(status) =>
						change({ status: status === all ? "" : status })
					}
				/>
			</div>
			<p role="status" className="visually-hidden">
				{fill(countText, counts)}
			</p>
			<ul role="list">
				{found.map((advisory) => (
					<li key={advisory.id}>
						<AdvisoryCard
							advisory={advisory}
							onCopy={() => copyLink(advisory.id)}
						/>
					</li>
				))}
			</ul>
			{found.length === 0 && <EmptyState {...content.empty} />}
			{!isOnlyOne && (
				<div className={`${styles.more} needs-script`}>
					{/* Not a live region: the focus has it read out, and the region above says what a filter leaves. */}
					<p tabIndex={-1} ref={complete}>
						{isComplete &&
							fill(
								found.length < advisories.length
									? countText
									: content.completeText,
								counts,
							)}
					</p>
					{!isComplete && (
						<Button onClick={() => setIsComplete(true)}>
							{content.moreLabel}
						</Button>
					)}
				</div>
			)}
		</>
	);
}
