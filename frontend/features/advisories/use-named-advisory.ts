import { useEffect, useEffectEvent } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
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

	useEffect(() => {
		if (isLeftOut) {
			askForAll();
			return;
		}
		const details = id && hashTarget()?.querySelector("details");
		if (!details) return;
		details.open = true;
		// The choices may have moved it since the browser went there.
		hashTarget()?.scrollIntoView();
	}, [id, isLeftOut]);
}
