import { Icon } from "#frontend/ui/Icon.tsx";
import { Drawing } from "./Drawing.tsx";
import { type Drawings, drawingOf, type Picture } from "./drawings.ts";
import styles from "./Picture.module.css";

export const categoryDrawings: Drawings = import.meta.glob(
	"./categories/*.tsx",
	{
		eager: true,
		import: "default",
	},
);

/**
 * Renders the picture of a service category, 240 × 180. If its content names no drawing, it is a
 * stem with the category's icon as its crown, or nothing without an icon. A default export, as
 * React.lazy requires.
 */
export default function CategoryDiagram({
	picture,
	icon,
}: {
	picture: Picture | undefined;
	/** Name of the icon to show if there is no drawing. */
	icon?: string;
}) {
	const drawing = picture && drawingOf(categoryDrawings, picture);
	if (!drawing && !icon) return null;
	return (
		<Drawing
			viewBox="0 0 240 180"
			// The stem is decorative: the category's name is next to it.
			label={drawing ? picture.text : undefined}
			className={styles.small}
		>
			{drawing ?? (
				<>
					<path className={styles.ground} d="M4 164h232" />
					<path
						className={styles.strokeBrand}
						d="M120 164V104M120 152C120 132 84 136 84 116M120 152C120 132 156 136 156 116"
					/>
					<g className={styles.crown} transform="translate(84 20)">
						<Icon name={icon ?? ""} size={72} />
					</g>
				</>
			)}
		</Drawing>
	);
}
