import { type ComponentType, createElement, Suspense } from "react";
import { lateComponent } from "./late-component.ts";

/**
 * Returns a component for a diagram whose code loads after the page: prerendered pages have it in
 * their HTML, and it needs no script.
 * @param size of its view box, so that the placeholder is as large (illustrations/Picture.module.css, .small)
 */
export function lateDiagram<Props extends object>(
	size: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
	const Diagram = lateComponent(load);
	const placeholder = (
		<svg width="512" viewBox={`0 0 ${size}`} aria-hidden="true" />
	);
	return (props) => (
		<Suspense fallback={placeholder}>{createElement(Diagram, props)}</Suspense>
	);
}
