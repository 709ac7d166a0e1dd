import type { ReactNode } from "react";
import * as words from "#content/copy/interface/broken.yaml";
import { Boundary } from "./Boundary.tsx";
import { Prerendered } from "./Prerendered.tsx";

/**
 * Wraps a part of a page so that it fails on its own; its prerendered HTML is then shown.
 * @param name unique among the parts of a page
 * @param fallback shown if the prerendered page lacks the part; by default a notice with a link
 */
export function Part({
	name,
	resetOn,
	onError = () => {},
	isShell,
	fallback = <PartNotice />,
	children,
}: {
	name: string;
	resetOn?: unknown;
	onError?: () => void;
	/** Whether it is the same on every page. */
	isShell?: boolean;
	fallback?: ReactNode;
	children: ReactNode;
}) {
	const prerendered = (
		<Prerendered
			selector={`[data-part="${name}"]`}
			fallback={fallback}
			isShell={isShell}
		/>
	);
	return (
		<div className="part" data-part={name}>
			<Boundary fallback={prerendered} resetOn={resetOn} onError={onError}>
				{children}
			</Boundary>
		</div>
	);
}

function PartNotice() {
	return (
		<p className="part-notice" role="alert">
			{words.part}{" "}
			{/* biome-ignore lint/a11y/useValidAnchor: the current URL, as in PageNotice.tsx */}
			<a href="">{words.reloadLabel}</a>
		</p>
	);
}
