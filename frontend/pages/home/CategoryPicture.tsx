import pictures from "virtual:category-pictures";
import CategoryDiagram from "#frontend/illustrations/CategoryDiagram.tsx";

/** Renders the picture of a category, whose description loads with it. A default export, as React.lazy requires. */
export default function CategoryPicture({ id }: { id: string }) {
	return <CategoryDiagram picture={pictures[id]} />;
}
