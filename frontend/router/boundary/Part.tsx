import type { ReactNode } from "react";
import * as words from "#content/copy/interface/broken.yaml";
import { Boundary } from "./Boundary.tsx";
import { Prerendered } from "./Prerendered.tsx";

/**
 * Wraps a part of a page so that it fails on its own; its prerendered HTML is then shown.
 * @param name unique among the parts of a page
 * @param path of the page, given only for a part of the shell: all pages have the same one, and each tries it again
 * @param fallback shown if the prerendered page lacks the part; by default, outside the shell, a notice with a link
 */
export function Part({
	name,
	path,
	onError = () => {},
	fallback = path === undefined ? <PartNotice /> : null,
	children,
}: {
	name: string;
	path?: string;
	onError?: () => void;
	fallback?: ReactNode;
	children: ReactNode;
}) {
	const prerendered = (
		<Prerendered
			selector={`[data-part="${name}"]`}
			fallback={fallback}
			isShell={path !== undefined}
		/>
	);
	return (
		<div className="part" data-part={name}>
			<Boundary fallback={prerendered} resetOn={path} onError={onError}>
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
