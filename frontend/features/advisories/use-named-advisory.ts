import { useEffect, useEffectEvent, useRef } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import {
	hashTarget,
	scrollRestoration,
	useFollowedLinks,
} from "#frontend/router/scroll-restoration.ts";

/**
 * Opens the details of the advisory named by the URL's hash, and scrolls to it.
 * @param isHidden returns whether the filters hide the advisory with this id
 * @param showAll clears the filters: a visitor who follows a link to an advisory wants to see it
 */
export function useNamedAdvisory(
	isHidden: (id: string) => boolean,
	showAll: () => void,
): void {
	const hash = useLocationProperty(
		() => location.hash,
		() => "",
	);
	const id = hash.slice(1).toLowerCase();
	const followed = useFollowedLinks();
	const isLeftOut = isHidden(id);
	const askForAll = useEffectEvent(showAll);
	// Filters from the URL do not apply until the page has hydrated.
	const isHydrating = useIsHydrating();
	/** Once it has been shown, later filters may hide it, until its link is followed again. */
	const shown = useRef({ id: "", followed });

	useEffect(() => {
		const isShown =
			shown.current.id === id && shown.current.followed === followed;
		if (isHydrating || isShown) return;
		if (isLeftOut) {
			askForAll();
			return;
		}
		shown.current = { id, followed };
		const details = id && hashTarget()?.querySelector("details");
		if (!details) return;
		details.open = true;
		// The filters may have moved it since the browser scrolled there. Back leads to where the visitor was.
		if (!scrollRestoration.isReturn()) hashTarget()?.scrollIntoView();
	}, [id, followed, isLeftOut, isHydrating]);
}
