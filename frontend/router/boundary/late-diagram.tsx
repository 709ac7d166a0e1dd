import { type ComponentType, createElement, lazy, Suspense } from "react";
import { orReload } from "#frontend/router/reload.ts";

/**
 * A diagram whose code comes after the page: a built page has it in its HTML, and nothing in it moves.
 * @param size of its view box: what stands in for it is as large (illustrations/Picture.module.css, .small)
 */
export function lateDiagram<Props extends object>(
	size: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
	const Diagram = lazy(() => orReload(load()));
	const placeholder = (
		<svg width="512" viewBox={`0 0 ${size}`} aria-hidden="true" />
	);
	return (props) => (
		<Suspense fallback={placeholder}>{createElement(Diagram, props)}</Suspense>
	);
}
