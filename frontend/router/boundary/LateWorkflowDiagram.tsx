import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";

const WorkflowDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/WorkflowDiagram.tsx")),
);

// As large as the diagram that takes its place (illustrations/Picture.module.css, .small).
const placeholder = (
	<svg width="512" viewBox="0 0 1120 356" aria-hidden="true" />
);

/** The diagram of the platform's work: a built page has it in its HTML and nothing in it moves, so its code comes after the page. */
export function LateWorkflowDiagram(
	props: ComponentProps<typeof WorkflowDiagram>,
): ReactNode {
	return (
		<Suspense fallback={placeholder}>
			<WorkflowDiagram {...props} />
		</Suspense>
	);
}
