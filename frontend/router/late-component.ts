import { type ComponentType, createElement, lazy } from "react";
import { MissingFileError } from "./fetch-once.ts";
import { reloadForMissingChunk } from "./reload.ts";
import { isMissingChunk } from "./report.ts";

/** Each makes a component that could not be loaded load again. */
const renewals = new Set<() => void>();

/**
 * Returns a component whose code loads when it is first rendered. If its chunk or copy is missing the
 * page reloads; the error boundary decides what is shown.
 */
export function lateComponent<Props extends object>(
	load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
	let Loaded = create();
	return (props) => createElement(Loaded, props);

	function create() {
		return lazy(() =>
			load().catch((error) => {
				// React would remember the failure for good. Not here, since React renders again at once.
				renewals.add(() => {
					Loaded = create();
				});
				if (isMissingChunk(error) || error instanceof MissingFileError)
					reloadForMissingChunk(error);
				throw error;
			}),
		);
	}
}

/**
 * Lets components that could not be loaded try again; to be called when another page has rendered. Earlier,
 * the old page might render once more and try for the new URL.
 */
export function renewComponents(): void {
	for (const renew of renewals) renew();
	renewals.clear();
}
