import { Drawing } from "./Drawing.tsx";
import { type Drawings, drawingOf, type Picture } from "./drawings.ts";
import styles from "./Picture.module.css";

const drawings: Drawings = import.meta.glob("./categories/*.tsx", {
	eager: true,
	import: "default",
});

/**
 * Renders the picture of a service category, 240 × 180, or nothing if its content names no
 * drawing. A default export, as React.lazy requires.
 */
export default function CategoryDiagram({
	picture,
}: {
	picture: Picture | undefined;
}) {
	const drawing = picture && drawingOf(drawings, picture);
	if (!drawing) return null;
	return (
		<Drawing size={[240, 180]} label={picture.text} className={styles.small}>
			{drawing}
		</Drawing>
	);
}
