import { useEffect } from "react";
import * as listWords from "#content/copy/interface/feed-list.yaml";
import type { FeedPageContent } from "#content/schema/page.ts";
import { maxLoadMs } from "#frontend/hooks/load-in-time.ts";
import { reloadForMissingChunk } from "#frontend/router/reload.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { EmptyState } from "#frontend/ui/EmptyState.tsx";
import { FeedCardSkeleton } from "./FeedCard.tsx";
import listStyles from "./FeedList.module.css";
import styles from "./FeedStates.module.css";
import statusStyles from "./FeedStatus.module.css";

/**
 * Placeholder for the whole list while its code loads, with the same layout, so that nothing shifts. If that takes too
 * long, the page is loaded from the server, which has built it with its list.
 */
export function FeedPlaceholder({ label }: { label: string }) {
	useEffect(() => {
		const error = `${label}: no response`;
		// React removes this once the code has come.
		const timer = setTimeout(reloadForMissingChunk, maxLoadMs, error);
		return () => clearTimeout(timer);
	}, [label]);
	return (
		<div className={listStyles.page}>
			<div className={`${listStyles.search} ${styles.search} needs-script`} />
			<div className={`${listStyles.topics} ${styles.topics} needs-script`} />
			<div className={listStyles.list}>
				<div className={statusStyles.status} />
				<FeedSkeleton label={label} />
			</div>
		</div>
	);
}

/** Grey bars in place of the first cards, so that nothing shifts when they load. */
export function FeedSkeleton({ label }: { label: string }) {
	return (
		<div className="needs-script" role="status">
			<span className="visually-hidden">{label}</span>
			<ul role="list" className={listStyles.grid} aria-hidden="true">
				{["a", "b", "c", "d", "e", "f"].map((key) => (
					<li key={key}>
						<FeedCardSkeleton />
					</li>
				))}
				<li className={styles.spinner} />
			</ul>
		</div>
	);
}

/** The error shown if nothing could be loaded and nothing is cached. */
export function FeedError({
	words,
	isRetrying,
	onRetry,
}: {
	words: FeedPageContent["error"];
	isRetrying: boolean;
	onRetry: () => void;
}) {
	return (
		<EmptyState {...words} role="alert">
			<Button variant="brand" icon="rotate-cw" onClick={onRetry}>
				{isRetrying ? listWords.retrying : listWords.retry}
			</Button>
		</EmptyState>
	);
}
