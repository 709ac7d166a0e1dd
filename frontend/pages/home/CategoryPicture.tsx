import pictures from "virtual:category-pictures";
import CategoryDiagram from "#frontend/illustrations/CategoryDiagram.tsx";

type Props = { id: string; icon: string };

/**
 * Renders the picture of a category, whose description loads with it. A default export, as
 * React.lazy requires.
 * @param icon shown if the category has no drawing, so that its row has no gap next to the others
 */
export default function CategoryPicture({ id, icon }: Props) {
	return <CategoryDiagram picture={pictures[id]} icon={icon} />;
}
