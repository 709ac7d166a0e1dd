import extensionCards from "virtual:extension-cards";
import { useState } from "react";
import words from "#content/copy/pages/extension-picture.yaml";
import { extensionPath } from "#content/routes.ts";
import { useReplayedEvents } from "#frontend/router/use-replayed-events.ts";
import { Grid } from "#frontend/ui/Grid.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { ExtensionCard } from "./ExtensionCard.tsx";
import styles from "./ExtensionGrid.module.css";

/** All extensions as cards, with a button that pauses their diagrams. React.lazy needs a default export. */
export default function ExtensionGrid({ models }: { models: string[] }) {
	const [isPaused, setPaused] = useState(false);
	const replayed = useReplayedEvents();
	return (
		<>
			<div {...replayed}>
				<button
					type="button"
					className={`${styles.pause} needs-script`}
					onClick={() => setPaused(!isPaused)}
				>
					<Icon name={isPaused ? "play" : "pause"} size={20} />
					<span>{isPaused ? words.play : words.pause}</span>
				</button>
			</div>
			<Grid columns={3}>
				{extensionCards.map((extension) => (
					<ExtensionCard
						key={extension.id}
						extension={extension}
						models={models}
						href={extensionPath(extension.id)}
						isPaused={isPaused}
					/>
				))}
			</Grid>
		</>
	);
}
