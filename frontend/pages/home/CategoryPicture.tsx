import pictures from "virtual:category-pictures";
import CategoryDiagram from "#frontend/illustrations/CategoryDiagram.tsx";

/**
 * Renders the picture of a category, whose description loads with it. A default export, as
 * React.lazy requires.
 * @param icon shown if the category has no drawing, so that its row has no gap next to the others
 */
export default function CategoryPicture({
	id,
	icon,
}: {
	id: string;
	icon: string;
}) {
	return <CategoryDiagram picture={pictures[id]} icon={icon} />;
}
