import { Drawing } from "./Drawing.tsx";
import { type Drawings, drawingOf, type Picture } from "./drawings.ts";
import styles from "./Picture.module.css";

const drawings: Drawings = import.meta.glob("./categories/*.tsx", {
	eager: true,
	import: "default",
});

/**
 * The picture of a service category, 240 × 180; nothing where its content names no drawing.
 * A default export, since React.lazy takes nothing else.
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
