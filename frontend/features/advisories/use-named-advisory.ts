import { useEffect, useEffectEvent, useRef } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { hashTarget } from "#frontend/router/scroll-restoration.ts";

/**
 * Opens the details of the advisory that the address names behind its "#", and scrolls to it.
 * @param isHidden whether the choices leave out the advisory with this id
 * @param showAll takes the choices back: who follows a link to one advisory wants to see it
 */
export function useNamedAdvisory(
	isHidden: (id: string) => boolean,
	showAll: () => void,
): void {
	const hash = useLocationProperty(
		() => location.hash,
		() => "",
	);
	const id = hash.slice(1);
	const isLeftOut = isHidden(id);
	const askForAll = useEffectEvent(showAll);
	// The choices of the address are not made before.
	const isHydrating = useIsHydrating();
	/** Once it was shown, later choices may leave it out. */
	const shownId = useRef("");

	useEffect(() => {
		if (isHydrating || shownId.current === id) return;
		if (isLeftOut) {
			askForAll();
			return;
		}
		shownId.current = id;
		const details = id && hashTarget()?.querySelector("details");
		if (!details) return;
		details.open = true;
		// The choices may have moved it since the browser went there.
		hashTarget()?.scrollIntoView();
	}, [id, isLeftOut, isHydrating]);
}
