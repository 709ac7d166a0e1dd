import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";

const Comparison = lazy(() =>
	orReload(import("#frontend/sections/Comparison.tsx")),
);

/** The comparison of a category's services: a built page has it in its HTML, far below the first screen, so its code comes after the page. */
export function LateComparison(
	props: ComponentProps<typeof Comparison>,
): ReactNode {
	return (
		<Suspense>
			<Comparison {...props} />
		</Suspense>
	);
}
