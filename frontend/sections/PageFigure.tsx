import { useLayoutEffect, useRef } from "react";
import { needIconsOf } from "../ui/icon-store.ts";
import "../figures/styles/figure.css";
import "../figures/styles/told.css";
import "../figures/styles/layers.css";
import "../figures/styles/tables.css";
import "../figures/styles/plots.css";
import "../figures/styles/motion.css";

/**
 * A page's figure, which the build has drawn (figures/). The document has it when the page
 * hydrates, where React leaves the inside of this element as it is.
 * @param html the figure's; "" for the page that is being hydrated
 */
export function PageFigure({ html }: { html: string }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (place.current) needIconsOf(place.current);
	}, []);
	return (
		<div
			ref={place}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own, made while the site was built
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
