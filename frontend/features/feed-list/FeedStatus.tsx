import { type RefObject, useEffect, useState } from "react";
import * as words from "#content/copy/interface/feed-list.yaml";
import { listen } from "#frontend/hooks/listen.ts";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import styles from "./FeedStatus.module.css";
import { formatAge, formatMoment } from "./format-date.ts";

/** A link to the list for feed readers. */
export type FollowLink = {
	label: string;
	href: string;
	type: string;
	/** For a feed of this view only: its name for feed readers, which discover it through a <link>. */
	title?: string;
};

/** Shows when the list was updated, whether refreshing it failed, and how to follow it in a feed reader. */
export function FeedStatus({
	age,
	updatedAt,
	hasFailed,
	isRefreshing,
	onRetry,
	follow,
}: {
	/** The line with the list's age, which gets focus from the button to try again. */
	age: RefObject<HTMLDivElement | null>;
	/** In milliseconds since 1970; null while there is no list. */
	updatedAt: number | null;
	/** Whether the last attempt failed, so that the list is older than it should be. */
	hasFailed: boolean;
	isRefreshing: boolean;
	onRetry: () => void;
	follow: readonly FollowLink[];
}) {
	const isOutdated = updatedAt !== null && hasFailed;
	return (
		<div className={styles.status}>
			<div className={styles.age} ref={age} tabIndex={-1}>
				{updatedAt !== null && (
					<p>
						{words.updated} <Age at={updatedAt} />
					</p>
				)}
				<div className={styles.failure}>
					{/*
					 * Rendered without a failure too: a live region must be there before its text. Without the
					 * button, whose words change with each attempt, which would repeat it all.
					 */}
					<p role="status">{isOutdated && words.noNewer}</p>
					{isOutdated && (
						<button type="button" className={styles.retry} onClick={onRetry}>
							{isRefreshing ? words.retrying : words.retry}
						</button>
					)}
				</div>
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

/** Not a live region, which would announce every minute that passes. */
function Age({ at }: { at: number }) {
	const isHydrating = useIsHydrating();
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const update = () => setNow(Date.now());
		const interval = setInterval(update, 60_000);
		const stop = listen(document, { visibilitychange: update });
		return () => {
			clearInterval(interval);
			stop();
		};
	}, []);
	return (
		<time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
			{isHydrating ? formatMoment(at) : formatAge(now - at)}
		</time>
	);
}
