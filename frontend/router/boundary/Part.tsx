import type { ReactNode } from "react";
import * as words from "#content/copy/interface/broken.yaml";
import { Boundary } from "./Boundary.tsx";
import { Prerendered } from "./Prerendered.tsx";

/**
 * A part of a page that may fail by itself: it is then shown as it was built.
 * @param name tells the part from all others on its page
 * @param otherwise stands for a part that the built page does not have; by default a notice with a link
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
