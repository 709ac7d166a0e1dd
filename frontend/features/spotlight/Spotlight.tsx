import { useEffect, useState } from "react";
import { fill } from "#content/fill.ts";
import type { HomeContent } from "#content/schema/home.ts";
import { useRotation } from "#frontend/hooks/use-rotation.ts";
import { pauseMotion } from "#frontend/hooks/watch-motion.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import styles from "./Spotlight.module.css";

/** How long each entry is shown, in milliseconds. */
export const spotlightMs = 4000;

type SpotlightEntry = {
	/** Title of the menu section it belongs to. */
	title: string;
	label: string;
	description: string;
	icon: string;
	path: string;
};

type Props = { entries: SpotlightEntry[]; words: HomeContent["spotlight"] };

/** Shows one entry at a time; all share one grid cell, so that nothing around them moves. */
export function Spotlight({ entries, words }: Props) {
	const [isPaused, setPaused] = useState(false);
	const { ref, index, step } = useRotation(
		entries.length,
		spotlightMs,
		isPaused,
	);
	// The button is the only one on the page, so it pauses what moves around the spotlight, too.
	useEffect(() => {
		if (!isPaused) return;
		pauseMotion(true);
		return () => pauseMotion(false);
	}, [isPaused]);
	// Announces only steps that the visitor asked for, never the automatic rotation.
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
						<a href={path} className={styles.link}>
							<span className={styles.title}>{title}</span>
							<span className={styles.label}>
								<Icon name={icon} size={28} />
								{label}
							</span>
							<span className={styles.description}>{description}</span>
						</a>
					</li>
				))}
			</ul>
			<div className={`${styles.controls} needs-script`}>
				<span className={styles.count} aria-hidden="true">
					{`${index + 1} / ${entries.length}`}
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
