import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";

const ExtensionDiagram = lazy(() =>
	orReload(import("#frontend/illustrations/ExtensionDiagram.tsx")),
);

// As large as the diagram that takes its place (illustrations/Picture.module.css, .small).
const placeholder = (
	<svg width="512" viewBox="0 0 400 256" aria-hidden="true" />
);

/** The diagram of an extension: a built page has it in its HTML and nothing in it moves, so its code comes after the page. */
export function LateExtensionDiagram(
	props: ComponentProps<typeof ExtensionDiagram>,
): ReactNode {
	return (
		<Suspense fallback={placeholder}>
			<ExtensionDiagram {...props} />
		</Suspense>
	);
}
