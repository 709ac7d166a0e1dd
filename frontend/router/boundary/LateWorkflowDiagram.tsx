import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";
import { DiagramPlaceholder } from "./DiagramPlaceholder.tsx";

const WorkflowDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/WorkflowDiagram.tsx")),
);

/** The diagram of the platform's work, whose code comes after the page (DiagramPlaceholder.tsx). */
export function LateWorkflowDiagram(
	props: ComponentProps<typeof WorkflowDiagram>,
): ReactNode {
	return (
		<Suspense fallback={<DiagramPlaceholder size={[1120, 356]} />}>
			<WorkflowDiagram {...props} />
		</Suspense>
	);
}
