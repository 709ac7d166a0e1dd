import type { FeedPageContent } from "#content/schema/page.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./FeedStates.module.css";

/** Grey bars in the place of the first cards, so that nothing jumps when they come. */
export function FeedSkeleton({ label }: { label: string }) {
	return (
		<div className={`${styles.grid} needs-script`} role="status">
			<span className="visually-hidden">{label}</span>
			<span className={styles.spinner} aria-hidden="true" />
			{["a", "b", "c", "d", "e", "f"].map((key) => (
				<div key={key} className={styles.card} aria-hidden="true">
					<span className={styles.short} />
					<span className={styles.line} />
					<span className={styles.line} />
					<span className={styles.short} />
				</div>
			))}
		</div>
	);
}

/** Nothing could be loaded and nothing was kept (specification §8). */
export function FeedError({
	words,
	onRetry,
}: {
	words: FeedPageContent["error"];
	onRetry: () => void;
}) {
	return (
		<div role="alert">
			<EmptyState {...words}>
				<Button variant="brand" icon="rotate-cw" onClick={onRetry}>
					Try again
				</Button>
			</EmptyState>
		</div>
	);
}
