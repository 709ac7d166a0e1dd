import * as words from "#content/copy/interface/feed-list.yaml";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import styles from "./FeedStatus.module.css";
import { formatAge, formatMoment } from "./format-date.ts";
import { useMinute } from "./use-minute.ts";

/** An address under which a feed reader finds the list. */
export type FollowLink = {
	label: string;
	href: string;
	type: string;
	/** For a feed of this view alone, which feed readers are told of: what they call it. */
	title?: string;
};

/** When the list came, whether a newer one could be had, and how to follow it elsewhere. */
export function FeedStatus({
	updatedAt,
	hasFailed,
	isRefreshing,
	onRetry,
	follow,
}: {
	/** In milliseconds since 1970; null while there is no list. */
	updatedAt: number | null;
	/** Whether the list is older than it should be, as the last try failed. */
	hasFailed: boolean;
	isRefreshing: boolean;
	onRetry: () => void;
	follow: readonly FollowLink[];
}) {
	return (
		<div className={styles.status}>
			<div className={styles.age}>
				{updatedAt !== null && (
					<p>
						{words.updated} <Age at={updatedAt} />
					</p>
				)}
				{updatedAt !== null && hasFailed && (
					<>
						<p>{words.noNewer}</p>
						<button type="button" className={styles.retry} onClick={onRetry}>
							{isRefreshing ? words.retrying : words.retry}
						</button>
					</>
				)}
			</div>
			{follow.length > 0 && (
				<nav className={styles.follow} aria-label={words.follow}>
					<span>{words.follow}:</span>
					<ul role="list">
						{follow.map(({ label, href, type, title }) => (
							<li key={href}>
								{title && (
									<link rel="alternate" type={type} href={href} title={title} />
								)}
								<a href={href} type={type}>
									{label}
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	);
}

/** No live region: nobody wants to hear each minute that one has passed. */
function Age({ at }: { at: number }) {
	const isHydrating = useIsHydrating();
	const now = useMinute();
	return (
		<time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
			{isHydrating ? formatMoment(at) : formatAge(now - at)}
		</time>
	);
}
