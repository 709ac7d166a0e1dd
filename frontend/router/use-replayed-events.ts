import { type RefObject, useLayoutEffect, useRef } from "react";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { replayEventsWithin } from "./replay-late-events.ts";

/**
 * Replays what the visitor did within an element before its values from the URL and the cache
 * applied, one render after hydration. The result is to be spread onto the element.
 */
export function useReplayedEvents(): {
	ref: RefObject<HTMLDivElement | null>;
	"data-late": "" | undefined;
} {
	const ref = useRef<HTMLDivElement>(null);
	const isHydrating = useIsHydrating();
	useLayoutEffect(() => {
		const { current } = ref;
		// Deferred: if an event triggered hydration, React would otherwise restore the field's old text.
		if (!isHydrating && current)
			queueMicrotask(() => replayEventsWithin(current));
	}, [isHydrating]);
	return { ref, "data-late": isHydrating ? "" : undefined };
}
