import { useLayoutEffect, useRef } from "react";
import { needIconsOf } from "#frontend/ui/icon-store.ts";
import { drawWhenSeen } from "./draw-when-seen.ts";
import "#frontend/figures/styles/figure.css";
import "#frontend/figures/styles/list.css";
import "#frontend/figures/styles/layers.css";
import "#frontend/figures/styles/tables.css";
import "#frontend/figures/styles/plots.css";
import "#frontend/figures/styles/motion.css";

/**
 * Renders a page's figure, which was drawn by the build (figures/). On hydration it is already
 * in the document, and React leaves the content of this element unchanged.
 * @param html of the figure; "" if the page has none
 */
export function PageFigure({ html }: { html: string }) {
	const container = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = container.current;
		if (!element) return;
		needIconsOf(element);
		return drawWhenSeen(element.querySelectorAll(".drawn"));
	}, []);
	return (
		<div
			ref={container}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, rendered at build time
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
