import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";
import styles from "./late-diagrams.module.css";

// A built page has its diagrams in its HTML and nothing in them moves, so their code comes
// after the first load. Where a navigation shows one, its place is held until then.

const CategoryDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/CategoryDiagram.tsx")),
);
const ExtensionDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/ExtensionDiagram.tsx")),
);
const WorkflowDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/WorkflowDiagram.tsx")),
);

/** The diagram of a service category. */
export function LateCategoryDiagram(
	props: ComponentProps<typeof CategoryDiagram>,
): ReactNode {
	return (
		<Suspense fallback={placeholder(240, 180)}>
			<CategoryDiagram {...props} />
		</Suspense>
	);
}

/** The diagram of an extension. */
export function LateExtensionDiagram(
	props: ComponentProps<typeof ExtensionDiagram>,
): ReactNode {
	return (
		<Suspense fallback={placeholder(400, 256)}>
			<ExtensionDiagram {...props} />
		</Suspense>
	);
}

/** The diagram of the platform's work, in the measure of wide screens until it is here. */
export function LateWorkflowDiagram(
	props: ComponentProps<typeof WorkflowDiagram>,
): ReactNode {
	return (
		<Suspense fallback={placeholder(1120, 356)}>
			<WorkflowDiagram {...props} />
		</Suspense>
	);
}

function placeholder(width: number, height: number): ReactNode {
	return (
		<svg
			className={styles.placeholder}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
		/>
	);
}
