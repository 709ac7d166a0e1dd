import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";
import { DiagramPlaceholder } from "./DiagramPlaceholder.tsx";

const CategoryDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/CategoryDiagram.tsx")),
);

/** The diagram of a service category, whose code comes after the page (DiagramPlaceholder.tsx). */
export function LateCategoryDiagram(
	props: ComponentProps<typeof CategoryDiagram>,
): ReactNode {
	return (
		<Suspense fallback={<DiagramPlaceholder size={[240, 180]} />}>
			<CategoryDiagram {...props} />
		</Suspense>
	);
}
