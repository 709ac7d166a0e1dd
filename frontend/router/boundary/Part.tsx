import type { ReactNode } from "react";
import * as words from "#content/copy/interface/broken.yaml";
import { Boundary } from "./Boundary.tsx";
import { Prerendered } from "./Prerendered.tsx";

/**
 * Wraps a part of a page so that it fails on its own; its prerendered HTML is then shown.
 * @param name unique among the parts of a page
 * @param otherwise shown if the prerendered page lacks the part; by default a notice with a link
 */
export function Part({
	name,
	resetOn,
	onError = () => {},
	isShell,
	otherwise = <PartNotice />,
	children,
}: {
	name: string;
	resetOn?: unknown;
	onError?: () => void;
	/** Whether it is the same on every page. */
	isShell?: boolean;
	otherwise?: ReactNode;
	children: ReactNode;
}) {
	const fallback = (
		<Prerendered
			selector={`[data-part="${name}"]`}
			otherwise={otherwise}
			isShell={isShell}
		/>
	);
	return (
		<div className="part" data-part={name}>
			<Boundary fallback={fallback} resetOn={resetOn} onError={onError}>
				{children}
			</Boundary>
		</div>
	);
}

function PartNotice() {
	return (
		<p className="part-notice" role="alert">
			{words.part}{" "}
			<a href={location.pathname + location.search}>{words.reloadLabel}</a>
		</p>
	);
}
