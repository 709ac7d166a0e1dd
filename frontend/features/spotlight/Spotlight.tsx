import { useState } from "react";
import { Link } from "wouter";
import { fill } from "#content/fill.ts";
import type { HomeContent } from "#content/schema/home.ts";
import { useRotation } from "#frontend/hooks/use-rotation.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import styles from "./Spotlight.module.css";

/** How long one entry shows, in milliseconds. */
export const spotlightMs = 4000;

export type SpotlightEntry = {
	/** The section of the menu that it comes from. */
	title: string;
	label: string;
	description: string;
	icon: string;
	path: string;
};

/** Shows one entry after another; all stand in the same place, so that nothing around them moves. */
export function Spotlight({
	entries,
	words,
}: {
	entries: SpotlightEntry[];
	words: HomeContent["spotlight"];
}) {
	const [isPaused, setPaused] = useState(false);
	const { ref, index, step } = useRotation<HTMLElement>(
		entries.length,
		spotlightMs,
		isPaused,
	);
	// Only what the visitor has asked for is read out, never what turns by itself.
	const [spoken, setSpoken] = useState("");

	function stepBy(by: number) {
		step(by);
		const next = (index + by + entries.length) % entries.length;
		const entry = entries[next];
		if (!entry) return;
		setSpoken(
			fill(words.place, {
				number: next + 1,
				total: entries.length,
				entry: entry.label,
			}),
		);
	}

	return (
		<section
			ref={ref}
			className={styles.spotlight}
			aria-roledescription="carousel"
			aria-label={words.label}
		>
			<ul role="list" className={styles.entries}>
				{entries.map(({ title, label, description, icon, path }, place) => (
					<li
						key={path}
						className={styles.entry}
						data-shown={place === index || undefined}
					>
						<Link href={path} className={styles.link}>
							<span className={styles.title}>{title}</span>
							<span className={styles.label}>
								<Icon name={icon} size={28} />
								{label}
							</span>
							<span className={styles.description}>{description}</span>
						</Link>
					</li>
				))}
			</ul>
			<div className={`${styles.controls} needs-script`}>
				<span className={styles.count} aria-hidden="true">
					{index + 1} / {entries.length}
				</span>
				<IconButton
					icon="chevron-left"
					label={words.previous}
					onClick={() => stepBy(-1)}
				/>
				<IconButton
					icon={isPaused ? "play" : "pause"}
					label={isPaused ? words.play : words.pause}
					onClick={() => setPaused(!isPaused)}
				/>
				<IconButton
					icon="chevron-right"
					label={words.next}
					onClick={() => stepBy(1)}
				/>
			</div>
			<p className="visually-hidden" aria-live="polite">
				{spoken}
			</p>
		</section>
	);
}
