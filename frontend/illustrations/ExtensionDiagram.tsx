import { useState } from "react";
import words from "#content/copy/pages/extension-picture.yaml";
import { cutText } from "#content/cut-text.ts";
import { fill } from "#content/fill.ts";
import { Drawing } from "./Drawing.tsx";
import { type Drawings, drawingOf, type Picture } from "./drawings.ts";
import styles from "./Picture.module.css";

export const extensionDrawings: Drawings = import.meta.glob(
	"./extensions/*.tsx",
	{
		eager: true,
		import: "default",
	},
);

/**
 * Renders the picture of an extension: its data source at the root and its AI model at the
 * crown, each fading in when it changes. Its drawing, 400 × 256, has its ground line at y = 200
 * and its crown at x = 200, y = 36; without a drawing the bare stems are shown.
 * A default export, as React.lazy requires.
 */
export default function ExtensionDiagram({
	picture,
	model,
	integration,
}: {
	picture: Picture;
	/** Name of the AI model shown now. */
	model: string;
	/** Name of the system or data source shown now. */
	integration: string;
}) {
	const note = fill(words.note, { model, source: integration });
	return (
		<Drawing
			// The width of the ground line, which then aligns with the text above and below.
			viewBox="12 0 376 256"
			className={styles.small}
			label={`${picture.text} ${note}`}
		>
			<Name y="18" name={model} />
			<text className={styles.caption} x="12" y="18">
				{words.modelLabel}
			</text>
			<text className={styles.caption} x="12" y="246">
				{words.sourceLabel}
			</text>
			<path className={styles.dotted} d="M200 27v13" />
			{drawingOf(extensionDrawings, picture) ?? bareStems}
			{extensionGround}
			<Name y="246" name={integration} />
		</Drawing>
	);
}

/** How many letters fit between the caption at the left edge and the right edge. */
const longestName = 24;

/** A name that fades in when it replaces another, but not when the picture is first shown. */
function Name({ name, y }: { name: string; y: string }) {
	const [first] = useState(name);
	const [isReplaced, setIsReplaced] = useState(false);
	if (name !== first && !isReplaced) setIsReplaced(true);
	return (
		<text
			key={name}
			className={isReplaced ? `${styles.name} ${styles.turn}` : styles.name}
			x="200"
			y={y}
		>
			{name.length > longestName
				? `${cutText(name, longestName - 1).trimEnd()}…`
				: name}
		</text>
	);
}

/** The ground line of each drawing, and the roots below it. */
export const extensionGround = (
	<>
		<path className={styles.ground} d="M12 200h376" />
		<path
			className={styles.strokeBrand}
			d="M200 200v18M200 204C200 218 164 212 152 224M200 204C200 218 236 212 248 224"
		/>
	</>
);

const bareStems = (
	<path
		className={styles.strokeBrand}
		d="M200 200V44M200 170C200 120 130 130 130 62M200 170C200 120 270 130 270 62"
	/>
);
