import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";
import { DiagramPlaceholder } from "./DiagramPlaceholder.tsx";

const ExtensionDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/ExtensionDiagram.tsx")),
);

/** The diagram of an extension, whose code comes after the page (DiagramPlaceholder.tsx). */
export function LateExtensionDiagram(
	props: ComponentProps<typeof ExtensionDiagram>,
): ReactNode {
	return (
		<Suspense fallback={<DiagramPlaceholder size={[400, 256]} />}>
			<ExtensionDiagram {...props} />
		</Suspense>
	);
}
