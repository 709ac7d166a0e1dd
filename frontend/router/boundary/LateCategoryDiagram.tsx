import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";

const CategoryDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/CategoryDiagram.tsx")),
);

// As large as the diagram that takes its place (illustrations/Picture.module.css, .small).
const placeholder = (
	<svg width="512" viewBox="0 0 240 180" aria-hidden="true" />
);

/** The diagram of a service category: a built page has it in its HTML and nothing in it moves, so its code comes after the page. */
export function LateCategoryDiagram(
	props: ComponentProps<typeof CategoryDiagram>,
): ReactNode {
	return (
		<Suspense fallback={placeholder}>
			<CategoryDiagram {...props} />
		</Suspense>
	);
}
